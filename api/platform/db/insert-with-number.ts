import { randomInt } from 'node:crypto'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'

const maxAttempts = 10

/**
 * Inserts a row with a random number that no other row has. `insert` returns no row if the number is taken (`onConflictDoNothing` on the
 * number); it then runs again with another one. Throws after ten collisions: there are too few numbers.
 */
export async function insertWithNumber<Row>(
  newNumber: () => string,
  insert: (number: string) => PromiseLike<readonly Row[]>,
): Promise<Row> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const [row] = await insert(newNumber())
    if (row) return row
  }
  throw new Error(`insertWithNumber: ${maxAttempts} random numbers were taken`)
}

/** Makes random numbers such as S26-123456, with the year of an instant in Riyadh. */
export const yearNumber = (prefix: string, at: string) => (): string =>
  `${prefix}${riyadhDate(at).slice(2, 4)}-${randomInt(10 ** 5, 10 ** 6)}`
