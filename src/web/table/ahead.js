// Asks for the code of a known table's book, and for the table itself, while the page is still on its way: the build writes
// `files` above this. The table's page takes the connection over.
try {
  const [table, screen] = location.hash.slice(1).split('/')
  const known = JSON.parse(localStorage.getItem('quincunx.tables') ?? '[]').find(({ id }) => id === table)
  for (const href of files[known?.book] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (known && screen !== 'replay') {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
    const said = JSON.stringify({ type: 'hello', table, token: known.token })
    const heard = []
    const hear = event => heard.push(event)
    socket.addEventListener('message', hear)
    socket.addEventListener('open', () => socket.send(said))
    window.early = { table, socket, said, heard, hear }
  }
} catch {
  // The page asks again, and tells what is missing.
}
