import type { FileView } from '@wasl/shared/contract/common.ts'
import type { ComplaintPage } from '@wasl/shared/contract/complaints.ts'
import { useTranslation } from 'react-i18next'
import { DateText } from '../ui/DateText.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Icon } from '../ui/Icon.tsx'
import { UserText } from '../ui/UserText.tsx'

/** The complaint and everything written about it since, oldest first. */
export function Conversation({ complaint }: { complaint: ComplaintPage }) {
  const { t } = useTranslation('complaints')
  const { id, sender_name, message, files, created_at, messages, reply } = complaint
  const is_own = complaint.is_own && sender_name === null
  const first = { id, author: 'complainant' as const, is_own, sender_name, message, files, at: created_at }
  return (
    <>
      <ol className="flex flex-col gap-4">
        {[first, ...messages].map((entry) => (
          <Message key={entry.id} name={entry.sender_name ?? t(`author.${entry.is_own ? 'you' : entry.author}`)} {...entry} />
        ))}
      </ol>
      {reply === null && (
        <p className="mt-4 flex items-start gap-2 text-muted">
          <Icon name="clock" className="mt-1" />
          <span>
            <strong className="font-medium text-ink">{t('page.noResponse')}</strong> · {t('page.noResponseHint')}
          </span>
        </p>
      )}
    </>
  )
}

type MessageProps = { name: string; is_own: boolean; sender_name: string | null; message: string; files: readonly FileView[]; at: string }

// All messages of the reader's company are on one side, also those of its other people.
const Message = ({ name, is_own, sender_name, message, files, at }: MessageProps) => (
  <li className={`flex flex-col gap-2 rounded-card p-4 ${is_own || sender_name ? 'bg-brand-soft sm:me-12' : 'bg-sunken sm:ms-12'}`}>
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <bdi className="font-semibold text-ink">{name}</bdi>
      <DateText at={at} show="time" />
    </p>
    <p className="wrap-anywhere">
      <UserText>{message}</UserText>
    </p>
    <FileLinks files={files} />
  </li>
)
