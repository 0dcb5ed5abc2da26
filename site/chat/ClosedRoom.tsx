import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { readDraft } from './stored-texts.ts'

type Props = { roomId: string; reason: string; rejectedText: string | undefined }

/** Why nobody can write in a room, with the text that was being written, to copy. */
export function ClosedRoom({ roomId, reason, rejectedText = '' }: Props) {
  const { t } = useTranslation('chat')
  const [draft, setDraft] = useState(rejectedText)
  // The draft is known to the browser only, so it is read after hydration.
  useEffect(() => {
    setDraft((shown) => shown || readDraft(roomId))
  }, [roomId])
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-sunken p-4 text-sm text-muted">
      <p role="status" className="flex items-center gap-2">
        <Icon name="lock" size={18} />
        {reason}
      </p>
      {draft && (
        <label className="flex flex-col gap-1">
          {t('unsentText')}
          <textarea readOnly dir="auto" rows={2} value={draft} className="input max-h-40 resize-none text-start" />
        </label>
      )}
    </div>
  )
}
