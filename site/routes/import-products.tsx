import { importLimits } from '@wasl/shared/contract/import.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { ImportColumns } from '../provider-store/ImportColumns.tsx'
import { ImportFile } from '../provider-store/ImportFile.tsx'
import { ImportResult } from '../provider-store/ImportResult.tsx'
import { loadImport, runImportForm } from '../provider-store/product-import.server.ts'
import { requireOwnProducts } from '../provider-store/require-own-products.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** The import that the address names, or the form for a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api } = context.get(sessionContext)
  const query = new URL(request.url).searchParams
  const id = query.get('file')
  if (!id) await requireOwnProducts(api)
  return { state: id ? await loadImport(api, id) : null, isMapping: query.has('columns'), mostRows: importLimits.rows }
}

/** Reads a file, checks its rows or stores the valid ones; the page of the import then shows how far it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const result = await runImportForm(api, await request.formData())
  if (result.ok) return redirect(pathIn(locale, pages.importProducts({ file: result.data.id })))
  return data({ msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

const msBetweenChecks = 1_000

export default function ImportProducts() {
  const { state, isMapping, mostRows } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('products')
  const isRunning = state?.status === 'running'
  const { revalidate } = useRevalidator()
  // A timer: the rows are read in the background, without an event of this page.
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), msBetweenChecks)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
  return (
    <AccountLayout title={t('import.title')}>
      <Breadcrumbs crumbs={[{ to: pages.ownProducts(), label: t('title') }]} current={t('import.title')} />
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ file: t('import.file') }} />
      {!state && <ImportFile rows={mostRows} errors={failure?.errors.file} />}
      {isRunning && (
        <div role="status" className="card flex flex-col gap-3 p-5">
          <p className="font-medium">{t(state.mode === 'valid' ? 'import.running' : 'import.checking')}</p>
          <progress value={state.percent} max={100} aria-label={t('import.progress')} className="w-full accent-brand" />
          <noscript>
            <ButtonLink to={pages.importProducts({ file: state.id })} tone="plain">
              {t('import.reload')}
            </ButtonLink>
          </noscript>
        </div>
      )}
      {state?.status === 'failed' && <p className="rounded-card bg-bad-soft p-4 text-bad">{t('import.stopped')}</p>}
      {state?.result && !isMapping && <ImportResult state={state} result={state.result} />}
      {state && !isRunning && (isMapping || !state.result) && <ImportColumns state={state} />}
    </AccountLayout>
  )
}
