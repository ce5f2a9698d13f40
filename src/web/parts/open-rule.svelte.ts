// Which rules lie open over the page: anything that cites one opens the same card.

export const openRule: { ids: readonly string[] } = $state({ ids: [] })
