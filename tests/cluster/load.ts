// Load on some tables while something goes wrong, and the comparison afterwards.
import assert from 'node:assert/strict'
import type { SeatGiven } from '../../src/table/index.ts'
import { createTable, joinTable, opened } from '../tiny/server.ts'
import { answers, assertAgreed, type Node, type Player, roamingClient, talk } from './nodes.ts'

export type Wrong = (players: readonly Player[]) => Promise<void>

const marker = 'only-the-guide-knows'

const nodeAt = (nodes: readonly Node[], i: number): Node => nodes[i % nodes.length] as Node

/** A table whose guide hides things, with talking seats spread over the nodes. */
async function busyTable(nodes: readonly Node[], name: string): Promise<{ gm: SeatGiven; players: Player[] }> {
  const gm = await createTable(nodeAt(nodes, 0).port)
  const door = roamingClient(nodes, 0, gm)
  await opened(door)
  await door.give({ type: 'SetAdmission', door: 'open' })
  const [ana, bo] = (await Promise.all(
    (['Ana', 'Bo'] as const).map((who, i) => joinTable(nodeAt(nodes, i + 1).port, gm, who)),
  )) as [SeatGiven, SeatGiven]
  await door.give({ type: 'AddClock', id: 'secret', name: marker, size: 12, hidden: true })
  door.close()
  return { gm, players: [talk(nodes, 0, gm, ana, name), talk(nodes, 1, ana, gm, name), talk(nodes, 2, bo, gm, name)] }
}

/** The guide whispers to Ana, and players to the guide: nothing of it reached anybody else, nor did the guide's clock. */
function assertHidden([gm, ...others]: readonly Player[]): void {
  for (const [i, { seat, heard }] of others.entries()) {
    assert(!heard.some(text => text.includes(marker)), 'a player was told of the clock')
    const whispers = new Set(heard.flatMap(text => [...text.matchAll(/, (s\d+) whispers/g)].map(([, who]) => who)))
    assert.deepEqual([...whispers].sort(), [...(i === 0 ? [gm?.seat.seat] : []), seat.seat].sort())
  }
}

/** Three tables are played while something goes wrong; then everything is compared. */
export async function playThrough(nodes: readonly Node[], name: string, wrong: Wrong): Promise<Player[]> {
  const tables = await Promise.all([1, 2, 3].map(n => busyTable(nodes, `${name} ${n}`)))
  const players = tables.flatMap(({ players }) => players)
  for (const player of players) await answers(player, 1)
  await wrong(players)
  for (const player of players) await answers(player, 3)
  await Promise.all(players.map(player => player.stop()))
  for (const [i, { gm, players }] of tables.entries()) {
    await assertAgreed(nodeAt(nodes, i), gm, players)
    assertHidden(players)
  }
  for (const { client } of players) client.close()
  return players
}

export const health = (node: Node) => node.get<{ ok: boolean; hints: string; trouble?: string }>('/health')

/** Asks until it is so. */
export async function soon(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  assert.fail('it was never so')
}
