type Typed = { name: string; email: string; city: string }

/** What the profile form carries, as the words it was typed in. */
export function typedProfile(form: FormData): Typed {
  const typed = (name: string) => String(form.get(name) ?? '')
  return { name: typed('name'), email: typed('email'), city: typed('city') }
}

/**
 * The body of POST user/update-profile. A field that was empty before and is empty still is left out: the server would ask for it
 * from people who came without one. The photo goes along where one was chosen; browsers send an empty file for none.
 */
export function profileBody(
  typed: Typed,
  before: { email: string | null; city: object | null },
  photo: FormDataEntryValue | null,
): FormData {
  const body = new FormData()
  body.set('_method', 'patch')
  body.set('name', typed.name)
  if (typed.email || before.email) body.set('email', typed.email)
  if (typed.city || before.city) body.set('city', typed.city)
  if (photo instanceof File && photo.size > 0) body.set('photo', photo, photo.name)
  return body
}
