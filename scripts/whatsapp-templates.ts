import { whatsAppTemplates } from '../shared/notifications/whatsapp-templates.ts'

// Prints the message templates as the Graph API takes them, one a line: POST /{account id}/message_templates.
const origin = process.env.PUBLIC_URL ?? 'https://wasl.example'
for (const { name, language, body, parameters, button } of whatsAppTemplates)
  console.log(
    JSON.stringify({
      name,
      language,
      category: 'UTILITY',
      components: [
        { type: 'BODY', text: body, ...(parameters.length > 0 && { example: { body_text: [parameters] } }) },
        {
          type: 'BUTTONS',
          buttons: [{ type: 'URL', text: button, url: `${origin}/{{1}}`, example: [`${origin}/orders`] }],
        },
      ],
    }),
  )
