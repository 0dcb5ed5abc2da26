import './document-viewer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../../api/resource-calls.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { FileLink } from '../FileLink.tsx'
import { useObjectUrl } from '../useObjectUrl.ts'

/** A stored file in full: a PDF in the viewer of the browser, an image that a click enlarges, else a link. */
export function DocumentViewer({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation()
  const [isLarge, setLarge] = useState(false)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['document', id],
    queryFn: () => fetchFile(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const url = useObjectUrl(data)
  if (isError) return <LoadError error={error} retry={() => refetch()} />
  if (!data || !url) return <Loading />
  if (data.type.startsWith('image/'))
    return (
      <button
        type="button"
        className="document-image"
        data-large={isLarge}
        aria-label={t(isLarge ? 'review.shrink' : 'review.enlarge', { document: label })}
        onClick={() => setLarge(!isLarge)}
      >
        <img src={url} alt={label} />
      </button>
    )
  if (data.type === 'application/pdf' && navigator.pdfViewerEnabled) return <iframe title={label} src={url} className="document-pdf" />
  return (
    <div className="document-link">
      <p>{t('review.noViewer')}</p>
      <FileLink value={id} isNamed />
    </div>
  )
}
