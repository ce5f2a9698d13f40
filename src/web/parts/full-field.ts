// Says so when a field is full: what is typed or pasted beyond its end is cut.

const full = document.createElement('p')
full.className = 'full-field'
full.setAttribute('role', 'status')

/** One sentence for all fields of a page; over a dialog it stands in the dialog. */
export function tellWhenFull(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    if (target.maxLength < 0 || target.value.length < target.maxLength) return full.remove()
    full.textContent = `No more than ${target.maxLength} characters fit here; the rest is cut.`
    ;(target.closest('dialog') ?? document.body).append(full)
  })
  document.addEventListener('focusout', () => full.remove())
}
