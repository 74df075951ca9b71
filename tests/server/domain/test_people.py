"""Who asks: known for a while, and then looked up again."""

from __future__ import annotations

from pangea.server.http.accounts import Accounts, RecentPeople
from pangea.server.service import Service

from .services import in_a_service, people, refused


@in_a_service()
async def test_a_token_taken_back_in_one_process_ends_in_another_however_often_it_is_used(
    service: Service,
) -> None:
    (ann,) = await people(service, "Ann")
    now = [0.0]
    here, elsewhere = Accounts(service.store, b"key"), Accounts(service.store, b"key")
    elsewhere._recent = RecentPeople(seconds=30, clock=lambda: now[0])
    bot, token = await here.new_bot(ann, "Robot")
    proof = {"authorization": f"Bearer {token}"}
    assert await elsewhere.who(proof) == bot == await here.who(proof)
    await here.remove_bot(ann, bot.id)
    await refused("unknown-token", here.who(proof))
    for second in (10, 20, 29):
        now[0] = second
        assert await elsewhere.who(proof) == bot
    now[0] = 30
    await refused("unknown-token", elsewhere.who(proof))
