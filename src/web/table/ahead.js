// Asks for the code of a known table's book while the page itself is still on its way: the build writes `files` above this.
try {
  const [table] = location.hash.slice(1).split('/')
  const known = JSON.parse(localStorage.getItem('quincunx.tables') ?? '[]').find(({ id }) => id === table)
  for (const href of files[known?.book] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
} catch {
  // The page asks again, and tells what is missing.
}
