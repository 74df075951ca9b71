"""Who asks: known for a while, and then looked up again."""

from __future__ import annotations

from pangea.server.http.accounts import Accounts, RecentVisitors, Visitor
from pangea.server.http.cookies import Seal, StrayCookies
from pangea.server.keyring import Keyring
from pangea.server.observing import Figures
from pangea.server.service import Service

from .services import in_a_service, people, refused


@in_a_service()
async def test_a_token_taken_back_in_one_process_ends_in_another_however_often_it_is_used(
    service: Service,
) -> None:
    (ann,) = await people(service, "Ann")
    now = [0.0]
    seal, strays = Seal(Keyring(["a secret"])), StrayCookies(Figures())
    here, elsewhere = Accounts(service.store, seal, strays), Accounts(service.store, seal, strays)
    elsewhere._recent = RecentVisitors(seconds=30, clock=lambda: now[0])
    bot, token = await here.new_bot(ann, "Robot")
    proof = {"authorization": f"Bearer {token}"}
    assert await elsewhere.who(proof) == Visitor(bot) == await here.who(proof)
    await here.remove_bot(ann, bot.id)
    await refused("unknown-token", here.who(proof))
    for second in (10, 20, 29):
        now[0] = second
        assert await elsewhere.who(proof) == Visitor(bot)
    now[0] = 30
    await refused("unknown-token", elsewhere.who(proof))
