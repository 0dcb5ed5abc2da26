import type { SavedReply } from '@wasl/shared/contract/chat.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

type Props = { field: RefObject<HTMLTextAreaElement | null>; onInsert: () => void }
type Answer = { replies?: readonly SavedReply[]; msg?: string }

/** The short texts that a provider writes often: a press inserts one, and what is typed can be saved. Nothing without a script. */
export function SavedReplies({ field, onInsert }: Props) {
  const { t } = useTranslation('chat')
  const menu = useRef<HTMLDetailsElement>(null)
  const [replies, setReplies] = useState<readonly SavedReply[] | null>(null)
  const [error, setError] = useState('')
  const show = async (request: Promise<Response>) => {
    const answer = await request.then(readAnswer).catch((): Answer => ({ msg: t('replies.failed') }))
    if (answer.replies) setReplies(answer.replies)
    setError(answer.replies ? '' : (answer.msg ?? t('replies.failed')))
  }
  const post = (name: string, value: string) => {
    const body = new FormData()
    body.set(name, value)
    return show(fetch(resourceRoutes.savedReplies(), { method: 'POST', body }))
  }
  const insert = (text: string) => {
    if (!field.current) return
    field.current.value = [field.current.value.trim(), text].filter(Boolean).join('\n')
    if (menu.current) menu.current.open = false
    onInsert()
  }
  const save = () => {
    const text = field.current?.value.trim() ?? ''
    if (text) void post('text', text)
    else setError(t('replies.nothingTyped'))
  }
  return (
    <details
      ref={menu}
      className="relative shrink-0"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void show(fetch(resourceRoutes.savedReplies()))
      }}
    >
      <summary className="grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken hover:text-brand">
        <Icon name="list" size={22} />
        <span className="sr-only">{t('replies.title')}</span>
      </summary>
      <div className="absolute start-0 bottom-full z-10 mb-2 flex max-h-80 w-72 flex-col gap-2 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-xl">
        <p className="font-medium">{t('replies.title')}</p>
        {replies?.length === 0 && <p className="text-sm text-muted">{t('replies.empty')}</p>}
        <ul className="flex flex-col">
          {replies?.map(({ id, text }) => (
            <li key={id} className="flex items-center gap-1">
              <button
                type="button"
                dir="auto"
                onClick={() => insert(text)}
                className="min-h-11 grow rounded-control px-2 text-start text-sm hover:bg-sunken"
              >
                {text}
              </button>
              <button
                type="button"
                aria-label={t('replies.delete', { text })}
                onClick={() => void post('delete', id)}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-bad"
              >
                <Icon name="trash" size={18} />
              </button>
            </li>
          ))}
        </ul>
        {error && (
          <p role="alert" className="text-sm text-bad">
            {error}
          </p>
        )}
        <Button type="button" tone="plain" size="small" icon="plus" onClick={save}>
          {t('replies.save')}
        </Button>
      </div>
    </details>
  )
}

// Safe: the route of the same build returns this.
const readAnswer = async (response: Response): Promise<Answer> => (await response.json()) as Answer
