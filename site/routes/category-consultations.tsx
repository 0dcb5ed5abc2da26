import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { CategoryServices } from '../catalog/CategoryServices.tsx'
import { continueToSendOrder, loadCategory } from '../catalog/category.server.ts'
import { FavoriteHearts } from '../favorites/FavoriteHearts.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

export const loader = (args: LoaderFunctionArgs) => loadCategory(args)
export const action = (args: ActionFunctionArgs) => continueToSendOrder(args)

export default function CategoryConsultations() {
  const { savedFavorites, ...page } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('services')
  return (
    <FavoriteHearts saved={savedFavorites}>
      <CategoryServices {...page} kind="consultation" error={actionData?.nothingSelected ? t('category.selectOne') : undefined} />
    </FavoriteHearts>
  )
}
