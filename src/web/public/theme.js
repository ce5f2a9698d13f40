// Sets the chosen theme and face before the first paint. A file of its own, since the policy allows no inline script.
try {
  const { theme, face } = JSON.parse(localStorage.getItem('quincunx.reading') ?? '{}')
  if (['paper', 'sepia', 'night'].includes(theme)) document.documentElement.dataset.theme = theme
  if (['plain', 'dyslexic'].includes(face)) document.documentElement.dataset.face = face
} catch {
  // Without storage the page follows the system.
}
