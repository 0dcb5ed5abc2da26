import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { checkAdminScreens } from '../../accessibility.ts'
import { setAdminPreferences } from '../../admin-page.ts'
import { resourceScreens, testedResources } from '../../admin-screens.ts'
import { isFullRun } from '../../full-run.ts'
import type { ScreenAddress } from '../../screen-addresses.ts'
import { test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test.setTimeout(240_000)
test.use({ screenshot: 'off' })

// The edit form is the same as the create form.
const isNeeded =
  ({ access }: AnyResource) =>
  ({ route }: ScreenAddress) =>
    isFullRun || access.create === false || !route.endsWith('/edit')

// The resource tests on the desktop check the lists in dark mode.
for (const [group, declarations] of testedResources)
  test(`every screen of the tested resources of the group ${group} fits and is accessible`, async ({ page, lang }) => {
    const names = declarations.map(({ name }) => name)
    const firstIds = await logInAsAdmin(page, names)
    await setAdminPreferences(page, lang)
    await checkAdminScreens(
      page,
      declarations.flatMap((declaration) => resourceScreens(declaration, firstIds[declaration.name]).filter(isNeeded(declaration))),
    )
  })
