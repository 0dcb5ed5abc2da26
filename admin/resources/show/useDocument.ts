import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { useDenial } from '../../auth/useDenial.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { openDocument } from '../resource-calls.ts'

type DocumentAction = { label: string; reason: string | null; open: () => void }

/** Opens the document of a row; `reason` says why it is not available. Null for a resource without documents. */
export function useDocument(declaration: AnyResource, row: AnyRow): DocumentAction | null {
  const { name, document } = declaration
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { notification } = App.useApp()
  const denialReason = useDenial()
  if (!document) return null
  return {
    label: localize(document.label),
    reason: denialReason(declaration, 'show') ?? (hasDocument(document, row) ? null : localize(document.message)),
    open: () =>
      void openDocument(name, String(row.id)).catch((error: unknown) =>
        notification.error({ message: t('show.fileFailed'), description: errorMessage(error, t) }),
      ),
  }
}

// Safe: the row is one of the resource that declares the document.
const hasDocument = (document: NonNullable<AnyResource['document']>, row: AnyRow) => document.when(row as never)
