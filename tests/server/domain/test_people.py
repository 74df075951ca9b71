"""Who asks: known for a while, and then looked up again."""

from __future__ import annotations

from pangea.server.house import House
from pangea.server.people import Faces, People

from .houses import in_a_house, people, refused


@in_a_house()
async def test_a_token_taken_back_in_one_process_ends_in_another_however_often_it_is_used(
    house: House,
) -> None:
    (ann,) = await people(house, "Ann")
    now = [0.0]
    here, elsewhere = People(house.store, b"key"), People(house.store, b"key")
    elsewhere._faces = Faces(seconds=30, clock=lambda: now[0])
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
