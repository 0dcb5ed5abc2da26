import { documentsOf } from '@wasl/shared/registry/documents-of.ts'
import type { AnyDocument, AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { fetchDocument, openInTab } from '../../api/resource-calls.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { saveAs } from '../../ui/save-as.ts'
import { useLocale } from '../../ui/useLocale.ts'

type DocumentAction = { name: string; label: string; reason: string | null; open: () => void }

/** Opens the documents of a row; `reason` says why one is not available. */
export function useDocuments(declaration: AnyResource, row: AnyRow): DocumentAction[] {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { notification } = App.useApp()
  const showDenial = useDenialReason(declaration, 'show')
  const documents = documentsOf(declaration).filter((document) => isVisible(document, row))
  return documents.map((document) => ({
    name: document.renderer,
    label: localize(document.label),
    reason: showDenial ?? (hasDocument(document, row) ? null : localize(document.message)),
    open: () =>
      void openDocument(declaration.name, String(row.id), document.renderer).catch((error: unknown) =>
        notification.error({ message: t('show.fileFailed'), description: errorMessage(error, t) }),
      ),
  }))
}

// Browsers show a PDF; any other file is saved under its name.
async function openDocument(resource: string, id: string, renderer: string): Promise<void> {
  const { content, name } = await fetchDocument(resource, id, renderer)
  if (content.type.startsWith('application/pdf')) openInTab(content)
  else saveAs(name, content)
}

// Safe: the row is one of the resource that declares the document.
const hasDocument = (document: AnyDocument, row: AnyRow) => document.when(row as never)
