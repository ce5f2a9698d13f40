import { mount } from 'svelte'
import '../parts/base.css'
import { connect, createLocalTable, type LocalTable } from '../../table/index.ts'
import { loadBook } from '../parts/books.ts'
import Seated from '../table/Seated.svelte'
import { loadScreen } from '../table/screens.ts'
import { Session } from '../table/session.svelte.ts'

const [id = 'thorns', role = 'gm'] = location.hash.slice(1).split('/')
const [book, screen] = await Promise.all([loadBook(id), loadScreen(id)])
const local = createLocalTable(
  book,
  { book: id, name: 'Ada', title: 'The Salt Road', scene: book.scenes[0]!.id },
  { clock: () => new Date().toISOString() },
) as LocalTable
const later = (ms: number, run: () => void) => {
  const t = setTimeout(run, ms)
  return () => clearTimeout(t)
}
let token = local.seat.token
const gm = connect({ book, table: local.seat.table, token, open: end => local.open(end), later })
if (role === 'player') {
  const asked = (await local.host.ask({ link: local.seat.link!, name: 'Bo', role: 'player' })) as {
    seat: string
    token: string
  }
  await gm.give({ type: 'AdmitSeat', seat: asked.seat })
  token = asked.token
}
const session = new Session(
  local.seat.table,
  book,
  screen,
  role === 'player' ? connect({ book, table: local.seat.table, token, open: end => local.open(end), later }) : gm,
)
Object.assign(globalThis, { session, gm })
mount(Seated, {
  target: document.getElementById('app')!,
  props: { session, place: { table: 'x' }, onforget: () => undefined },
})
