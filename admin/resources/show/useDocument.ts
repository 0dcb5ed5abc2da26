import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { reasonOf } from '../../ui/reason.ts'
import { openDocument } from '../run-action.ts'

type Opening = { label: string; reason: string | null; open: () => void }

/** The way to the file of a row, and why there is none; null for a resource that has no such file. */
export function useDocument(declaration: AnyResource, row: AnyRow): Opening | null {
  const { name, document } = declaration
  const { t } = useTranslation()
  const { say } = useLocale()
  const { notification } = App.useApp()
  const may = useMay()
  if (!document) return null
  return {
    label: say(document.label),
    reason: may(declaration, 'show') ?? (isThere(document, row) ? null : say(document.otherwise)),
    open: () =>
      void openDocument(name, String(row.id)).catch((error: unknown) =>
        notification.error({ message: t('show.fileFailed'), description: reasonOf(error, t) }),
      ),
  }
}

// Safe: the row is one of the resource that declares the document.
const isThere = (document: NonNullable<AnyResource['document']>, row: AnyRow) => document.when(row as never)
