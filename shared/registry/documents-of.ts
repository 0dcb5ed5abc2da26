import type { AnyDocument, AnyResource } from './resource.ts'

/** The documents of a row, the main one first. */
export const documentsOf = ({ document = [] }: AnyResource): readonly AnyDocument[] => (isSingle(document) ? [document] : document)
const isSingle = (document: NonNullable<AnyResource['document']>): document is AnyDocument => !Array.isArray(document)
