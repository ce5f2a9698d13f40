// Brings a card that has just come to where it is seen: of a long one its beginning, of a short one all.
export const intoView = (card: HTMLElement): void =>
  card.scrollIntoView({ block: card.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
