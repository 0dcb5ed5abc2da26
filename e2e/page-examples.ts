import type { SampleRows } from './sample-rows.ts'

export const visitorKinds = ['guest', 'newcomer', 'client', 'provider'] as const
export type VisitorKind = (typeof visitorKinds)[number]

type NamedPaths = readonly (readonly [name: string, path: string])[]
/** The visitors that can open a page, and addresses for each of its states. */
export type PageExamples = { visitors: readonly VisitorKind[]; find: (samples: SampleRows, visitor: VisitorKind) => NamedPaths }

/** A page with one address. */
export const fixedPath = (visitors: readonly VisitorKind[], name: string, path: string): PageExamples => ({
  visitors,
  find: () => [[name, path]],
})
