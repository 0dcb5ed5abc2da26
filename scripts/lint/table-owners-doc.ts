import { tableOwners } from '../../api/app/schema.ts'

const [start, end] = ['<!-- tables: written by `npm run docs` from api/app/schema.ts -->', '<!-- /tables -->']

/** The text of docs/map.md with the current owners of the tables. Throws if it has no place for them. */
export function withTableOwners(map: string): string {
  const [from, to] = [map.indexOf(start), map.indexOf(end)]
  if (from === -1 || to === -1) throw new Error('withTableOwners: docs/map.md has no section for the tables')
  const rows = Object.entries(tableOwners).map(([folder, tables]) => `- \`${folder}/\`: ${tables.join(', ')}`)
  return `${map.slice(0, from)}${start}\n\n${rows.join('\n')}\n\n${map.slice(to)}`
}
