import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { lazy, Suspense } from 'react'
import { Loading } from '../../ui/Loading.tsx'
import type { Path } from '../kinds.ts'
import { LocalizedPair, type SideOf } from './LocalizedInput.tsx'

// The editor weighs more than the rest of a form: it comes only where one is.
const RichControl = lazy(async () => ({ default: (await import('../rich/RichControl.tsx')).RichControl }))

/** Formatted text in Arabic and in English, side by side. */
export const LocalizedRichInput = (props: { field: FieldOf<'localizedRich'>; name: Path; path: Path }) => (
  <LocalizedPair {...props} Control={Editor} />
)

const Editor = (given: SideOf) => (
  <Suspense fallback={<Loading />}>
    <RichControl {...given} />
  </Suspense>
)
