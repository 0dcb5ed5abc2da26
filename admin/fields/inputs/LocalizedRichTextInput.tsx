import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { lazy, Suspense } from 'react'
import { Loading } from '../../ui/Loading.tsx'
import type { Path } from '../kinds.ts'
import { type LanguageControlProps, LocalizedPair } from './LocalizedInput.tsx'

// The editor is larger than the rest of the form, so it is loaded on demand.
const RichControl = lazy(async () => ({ default: (await import('../rich/RichControl.tsx')).RichTextEditor }))

/** Rich text in Arabic and English, side by side. */
export const LocalizedRichTextInput = (props: { field: FieldOf<'localizedRich'>; name: Path; path: Path }) => (
  <LocalizedPair {...props} Control={Editor} />
)

const Editor = (props: LanguageControlProps) => (
  <Suspense fallback={<Loading />}>
    <RichControl {...props} />
  </Suspense>
)
