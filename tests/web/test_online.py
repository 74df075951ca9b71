"""Friends at one table, each in a browser of their own, while somebody else looks on."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.web.people import People, Person, leave_to_a_bot, sit_down_together, who_is_to_move


def test_two_play_by_a_link_while_a_third_watches(people: People) -> None:
    ada, bob, cleo = people.come(), people.come(), people.come()
    page = ada.go("/")
    page.get_by_role("link", name="Set up a table: Genesis").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.get_by_role("combobox", name="Player 2").select_option("open")
    dialog.get_by_role("group", name="Who may watch?").get_by_role("radio", name="anybody").check(force=True)
    dialog.get_by_role("button", name="Set up and invite").click()
    link = page.get_by_label("Send this link to your friends").input_value()

    bob.page.goto(link)
    expect(bob.page.get_by_text("One seat is still free.")).to_be_visible()
    bob.page.get_by_role("button", name="Take a seat").click()
    for person in (ada, bob):
        expect(person.page.locator("[data-status=playing]")).to_be_visible()
    table = urlsplit(link).path.rpartition("/")[2]
    seats = ada.ask(f"tables/{table}")["yours"]
    players = (ada, bob) if seats == [0] else (bob, ada)

    cleo.go("/")
    watchable = cleo.page.get_by_role("region", name="Tables to watch")
    watchable.locator(f'a[href="/table/{table}"]').click()
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()

    for _ in range(6):
        mover = who_is_to_move(table, *players)
        mover.hand.move()
        number = mover.hand.table()["number"]
        for person in (ada, bob, cleo):
            expect(person.page.locator(f'[data-number="{number}"]')).to_be_visible()
        assert cleo.hand.options() == []


def asked_to_take_back(ada: Person, bob: Person) -> tuple[str, int]:
    """Each has made a move, and Ada wants hers back: the table, and how many moves were made there."""
    table = sit_down_together(ada, bob, "clans")
    for person in (ada, bob):
        assert person.hand.wait_for_turn()
        person.hand.move()
    moves = ada.ask(f"tables/{table}")["scene"]["moves"]
    ada.page.get_by_role("button", name="Ask to take back").click()
    return table, int(moves)


def test_taking_back_by_consent(people: People) -> None:
    ada, bob = people.come(), people.come()
    table, moves = asked_to_take_back(ada, bob)
    expect(ada.page.get_by_role("region", name="Proposal")).to_contain_text("Waiting for")
    bob.page.get_by_role("button", name="Agree").click()
    expect(ada.page.get_by_role("region", name="Proposal")).to_be_hidden()
    assert ada.hand.wait_for_turn()
    assert ada.ask(f"tables/{table}")["scene"]["moves"] == moves - 2


def propose_to_end(person: Person) -> None:
    person.page.get_by_role("button", name="More").click()
    person.page.get_by_role("button", name="Propose to end the game").click()


def answer(person: Person, word: str) -> None:
    proposal = person.page.get_by_role("region", name="Proposal")
    proposal.get_by_role("button", name=word).click()
    expect(proposal).to_be_hidden()


def test_taking_back_is_declined(people: People) -> None:
    ada, bob = people.come(), people.come()
    table, moves = asked_to_take_back(ada, bob)
    answer(bob, "Decline")
    ada.hears("does not want the move to be taken back.")
    expect(ada.page.get_by_role("region", name="Proposal")).to_be_hidden()
    assert ada.ask(f"tables/{table}")["scene"]["moves"] == moves
    # The game goes on.
    assert ada.hand.wait_for_turn()
    ada.hand.move()


def test_ending_by_consent(people: People) -> None:
    ada, bob = people.come(), people.come()
    sit_down_together(ada, bob, "genesis")
    propose_to_end(ada)
    bob.hears("proposes to end the game here.")
    answer(bob, "Decline")
    ada.hears("does not want to end the game yet.")
    for person in (ada, bob):
        expect(person.page.locator("[data-status=playing]")).to_be_visible()
    propose_to_end(bob)
    answer(ada, "Agree")
    for person in (ada, bob):
        expect(person.page.locator("[data-status=over]")).to_be_visible()
        card = person.page.get_by_role("dialog", name="Ended without a result")
        expect(card.get_by_text("Everybody agreed to end the game here.")).to_be_visible()
        expect(card.get_by_role("button", name="Rematch")).to_be_visible()


def test_others_are_told_what_was_done(people: People) -> None:
    """Ada takes back what she has just done while Bob already chooses; then he changes his mind twice."""
    ada, bob = people.come(), people.come()
    for person, name in ((ada, "Ada"), (bob, "Bob")):
        person.context.request.put(f"{person.address}/api/me", data={"name": name})
    sit_down_together(ada, bob, "clans")
    assert ada.hand.wait_for_turn()
    ada.hand.move()
    assert bob.hand.wait_for_turn()
    bob.hand.press(bob.hand.options())
    ada.page.get_by_role("button", name="Take back").click()
    told = bob.page.get_by_text("Ada took this back: “Ada moves 1 hut from territory")
    expect(told).to_contain_text("What you had begun to choose is gone.")
    propose_to_end(bob)
    proposal = ada.page.get_by_role("region", name="Proposal")
    expect(proposal).to_be_visible()
    bob.page.get_by_role("region", name="Proposal").get_by_role("button", name="Withdraw").click()
    ada.hears("Bob no longer proposes to end the game.")
    expect(proposal).to_be_hidden()
    leave_to_a_bot(bob.page)
    ada.hears("Bob has left the game. A bot plays on: Hatchling.")
    bob.page.get_by_role("button", name="Take your seat back").click()
    ada.hears("Bob is back.")


def test_a_private_table_is_shown_to_those_with_the_link_alone(people: People) -> None:
    ada, bob, cleo = people.come(), people.come(), people.come()
    table = ada.lay_table("clans", "open", private=True)
    word = ada.ask(f"tables/{table}")["invite"]
    cleo.go(f"/table/{table}")
    expect(cleo.page.get_by_role("heading", name="This table can’t be shown")).to_be_visible()
    # The browser itself tells that something was refused.
    assert ["status of 40" in error for error in cleo.errors] == [True]
    cleo.errors.clear()
    bob.go(f"/table/{table}?invite={word}")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.locator("[data-status=playing]")).to_be_visible()
