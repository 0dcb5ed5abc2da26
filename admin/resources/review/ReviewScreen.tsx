import { useAdmin } from '../../auth/useAdmin.ts'
import './review.css'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHeader } from '../../ui/page-props.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { EmptyList } from '../list/EmptyList.tsx'
import { nextInQueue, useQueue } from '../queue.ts'
import { RowStatus } from '../RowStatus.tsx'
import { useLiveRow } from '../show/useLiveRow.ts'
import { ReviewDocuments } from './ReviewDocuments.tsx'
import { ReviewForm } from './ReviewForm.tsx'

type Props = { declaration: AnyResource }

/** Reviews the rows that wait for the administration one after the other: the documents on one side, the fields on the other. */
export function ReviewScreen({ declaration }: Props) {
  const { id } = useParams()
  return id ? <RowReview key={id} declaration={declaration} id={id} /> : <FirstInQueue declaration={declaration} />
}

function FirstInQueue({ declaration }: Props) {
  const { localize } = useLocale()
  const navigate = useNavigate()
  const { ids, error } = useQueue(declaration)
  const list = adminPages.list({ resource: declaration.name })
  usePageTitle(localize(declaration.label.many))
  if (error) return <LoadError error={error} retry={() => navigate(0)} />
  if (!ids) return <Loading />
  const [first] = ids
  if (first) return <Navigate to={adminPages.reviewRow({ resource: declaration.name, id: first })} replace />
  return (
    <>
      <PageHeader title={localize(declaration.label.many)} />
      <div className="card">
        <EmptyList declaration={declaration} isFiltered isQueue onClear={() => navigate(list)} />
      </div>
    </>
  )
}

function RowReview({ declaration, id }: Props & { id: string }) {
  const { name, label, fields } = declaration
  const { t } = useTranslation()
  const { localize } = useLocale()
  const navigate = useNavigate()
  const [document, setDocument] = useState<string>()
  const { data: admin } = useAdmin()
  const { ids = [] } = useQueue(declaration)
  const { query, row, title } = useLiveRow(declaration, id)
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!row || !admin) return <Loading />
  const next = nextInQueue(ids, id)
  const goOn = () => navigate(next ? adminPages.reviewRow({ resource: name, id: next }) : adminPages.review({ resource: name }))
  return (
    <RelationNames resource={name} fields={fields} rows={[row]}>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: localize(label.many), to: adminPages.list({ resource: name }) }]}
        titleExtra={
          <>
            <RowStatus declaration={declaration} row={row} />
            {ids.includes(id) && <span className="muted">{t('review.position', { number: ids.indexOf(id) + 1, total: ids.length })}</span>}
          </>
        }
        actions={
          <>
            <Button onClick={() => navigate(adminPages.show({ resource: name, id }))}>{t('review.record')}</Button>
            <ActionButton disabledReason={next ? null : t('review.noOther')} onClick={goOn}>
              {t('review.next')}
            </ActionButton>
          </>
        }
      />
      <div className="review">
        <ReviewDocuments declaration={declaration} row={row} open={document} onOpen={setDocument} />
        <ReviewForm
          key={String(row.version)}
          declaration={declaration}
          row={row}
          onDone={goOn}
          onShowDocument={setDocument}
          draftKey={`${admin.id}.${name}/${id}/review`}
        />
      </div>
    </RelationNames>
  )
}
