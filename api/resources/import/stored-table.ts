import type { App } from '../../platform/context.ts'
import type { ParsedSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'

/** Stores the parsed rows of a file until the import is deleted. */
export async function storeTable({ adapters }: Pick<App, 'adapters'>, key: string, table: ParsedSpreadsheet): Promise<void> {
  await adapters.storage.put(key, Buffer.from(JSON.stringify(table)), 'application/json')
}

/** The parsed rows, or null if they were deleted. */
export async function readTable({ adapters }: Pick<App, 'adapters'>, key: string): Promise<ParsedSpreadsheet | null> {
  const bytes = await adapters.storage.get(key)
  return bytes && asTable(JSON.parse(Buffer.from(bytes).toString('utf8')))
}

// Safe: only storeTable writes under the keys of imports.
const asTable = (stored: unknown) => stored as ParsedSpreadsheet
