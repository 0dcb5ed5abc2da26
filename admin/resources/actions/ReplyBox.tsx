import './reply-box.css'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { lazy, Suspense } from 'react'
import { replyAmong } from './replies.ts'
import { type OnActed, useRowActions } from './useRowActions.ts'

// The form imports all field inputs.
const ReplyForm = lazy(async () => ({ default: (await import('./ReplyForm.tsx')).ReplyForm }))

type Props = { declaration: AnyResource; row: AnyRow; onActed: OnActed }

/** The form of the reply to a row, on its page; nothing if no reply is possible. */
export function ReplyBox({ declaration, row, onActed }: Props) {
  const action = replyAmong(declaration, useRowActions(declaration, onActed)(row))
  if (!action) return null
  return (
    <Suspense>
      <ReplyForm key={action.name} declaration={declaration} row={row} action={action} />
    </Suspense>
  )
}
