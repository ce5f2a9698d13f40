// Sets the chosen theme and face before the first paint. A file of its own, since the policy allows no inline script.
try {
  const { theme, face } = JSON.parse(localStorage.getItem('quincunx.reading') ?? '{}')
  if (theme === 'paper' || theme === 'night') document.documentElement.dataset.theme = theme
  if (face === 'dyslexic') document.documentElement.dataset.face = face
} catch {
  // Without storage the page follows the system.
}
