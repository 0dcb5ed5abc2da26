import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { applicationFields, rejectionReasons } from '@wasl/shared/rules/application-review.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

/** What a review rejected, with the reasons. */
export function RejectionList({ rejections }: Pick<ProviderApplication, 'rejections'>) {
  const locale = useLocale()
  return (
    <ul className="flex flex-col gap-3">
      {rejections.map(({ field, reason, note }) => (
        <li key={field} className="flex items-start gap-3">
          <Icon name="alert" className="mt-1 text-bad" />
          <div>
            <p className="font-medium">{labelIn(applicationFields[field], locale)}</p>
            <p className="text-bad">{labelIn(rejectionReasons[reason], locale)}</p>
            {note && (
              <p className="text-muted">
                <bdi>{note}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
