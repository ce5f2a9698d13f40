// A map from a file, as people have them: a drawing in text, or Universal VTT.
import { type GridMap, importUvtt, parseMap } from '../../grid/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'

const mostBytes = 8_000_000

export const mapFileKinds = '.txt,.map,.dd2vtt,.uvtt,.df2vtt'

export async function readMapFile(file: File): Promise<GridMap | Refusal> {
  if (file.size > mostBytes) return refuse('limit', 'A map file has at most 8 MB.')
  const text = await file.text()
  if (!/\.(dd2vtt|uvtt|df2vtt)$/i.test(file.name)) return parseMap(text)
  const imported = importUvtt(file.name, text)
  return isRefusal(imported) ? imported : imported.map
}
