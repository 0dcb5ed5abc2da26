type ProfileFormValues = { name: string; email: string; city: string }

export function readProfileForm(form: FormData): ProfileFormValues {
  const field = (name: string) => String(form.get(name) ?? '')
  return { name: field('name'), email: field('email'), city: field('city') }
}

/**
 * The body of POST user/update-profile. Omits email and city while they stay empty: the API requires them once sent.
 * Omits the photo when none was chosen (browsers send an empty file).
 */
export function profileBody(
  values: ProfileFormValues,
  current: { email: string | null; city: object | null },
  photo: FormDataEntryValue | null,
): FormData {
  const body = new FormData()
  body.set('_method', 'patch')
  body.set('name', values.name)
  if (values.email || current.email) body.set('email', values.email)
  if (values.city || current.city) body.set('city', values.city)
  if (photo instanceof File && photo.size > 0) body.set('photo', photo, photo.name)
  return body
}
