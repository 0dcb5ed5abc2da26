import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { DocumentViewer } from '../../fields/displays/DocumentViewer.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { WrappedTabs } from '../../ui/WrappedTabs.tsx'
import { reviewOf } from '../overrides/reviews.ts'

type Props = { declaration: AnyResource; row: AnyRow; open: string | undefined; onOpen: (name: string) => void }

/** The documents of a reviewed row, one at a time: `open` by the name of its field, the first if undefined. */
export function ReviewDocuments({ declaration: { name: resource, fields }, row, open, onOpen }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const documents = (reviewOf(resource)?.documents ?? []).flatMap((name) => {
    const field = fields[name]
    return field && !isEmpty(row[name]) ? [{ name, id: String(row[name]), label: localize(field.label) }] : []
  })
  return (
    <section className="card review-documents" aria-label={t('review.documents')}>
      {documents.length === 0 ? (
        <p className="muted">{t('review.noDocuments')}</p>
      ) : (
        <WrappedTabs
          destroyOnHidden
          {...(open && { activeKey: open })}
          onChange={onOpen}
          items={documents.map(({ name, id, label }) => ({ key: name, label, children: <DocumentViewer id={id} label={label} /> }))}
        />
      )}
    </section>
  )
}
