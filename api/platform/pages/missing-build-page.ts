/** The page that is shown if an app has not been built. */
export const missingBuildPage = (name: string): string => `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>وصل · Wasl</title>
<body style="font: 16px/1.7 system-ui; max-inline-size: 34rem; margin: 4rem auto; padding-inline: 1rem">
<h1>لم تُبنَ هذه الصفحات بعد</h1>
<p>شغّل الأمر <code dir="ltr">npm run build</code> ثم أعد تشغيل الخادم.</p>
<div lang="en" dir="ltr"><h2>The ${name} is not built yet</h2><p>Run <code>npm run build</code> and start the server again.</p></div>
</body>
</html>
`
