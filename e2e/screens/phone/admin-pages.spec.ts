import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { lookAt } from '../../accessible.ts'
import { preferInAdmin } from '../../admin-steps.ts'
import { type Look, menu, screensOf } from '../../pages.ts'
import { test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'
import { isWhole } from '../../whole.ts'

test.setTimeout(240_000)
test.use({ screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } })

// The form of a row that is there is the form of a new one.
const isOneOfItsKind =
  ({ access }: AnyResource) =>
  ({ route }: Look) =>
    isWhole || access.create === false || !route.endsWith('/edit')

// Screens of one kind share their code: every one of them is looked at here; the walk on the desktop looks at the lists, in the dark.
for (const [group, declarations] of Object.entries(menu))
  test(`every screen of the group ${group} fits and is accessible`, async ({ page, lang }) => {
    const names = declarations.map(({ name }) => name)
    const firstIds = await becomeAdmin(page, names)
    await preferInAdmin(page, lang)
    await lookAt(
      page,
      declarations.flatMap((declaration) => screensOf(declaration, firstIds[declaration.name]).filter(isOneOfItsKind(declaration))),
    )
  })
