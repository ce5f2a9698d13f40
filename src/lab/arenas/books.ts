// The books that have fights, for pages that do not need the fights themselves.

export const booksWithFights: readonly string[] = ['last-throw', 'grit', 'hearts', 'gamebook']
