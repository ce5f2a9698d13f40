// Which rule lies open over the page: any cited id opens the same card.

export const openRule: { id: string | undefined } = $state({ id: undefined })
