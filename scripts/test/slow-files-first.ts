import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that are small and take long, in order: without results of an earlier run Vitest starts large files first, and the last of these ran alone at the end. */
const slowFiles = ['messaging/links', 'api/processes', 'api/shutdown', 'invoices/prepayment-amounts', 'gateway-records/pay-later']

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = slowFiles.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return rank < 0 ? slowFiles.length : rank
}

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
