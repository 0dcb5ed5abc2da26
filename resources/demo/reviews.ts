export type DemoReview = {
  provider: string
  client_name: string
  rating: 1 | 2 | 3 | 4 | 5
  comment: string
  answer: string | null
  days_ago: number
}

const review = (
  provider: string,
  client_name: string,
  rating: DemoReview['rating'],
  days_ago: number,
  comment: string,
  answer: string | null = null,
): DemoReview => ({ provider, client_name, rating, comment, answer, days_ago })

/** Reviews by earlier clients, each in its original language. */
export const demoReviews: readonly DemoReview[] = [
  review('dar-al-khibra', 'محمد', 5, 6, 'وصل الفني قبل الموعد بعشر دقائق وأصلح التسرب من أول زيارة، والسعر كما في العرض بالضبط.'),
  review('dar-al-khibra', 'Omar', 5, 19, 'Fixed two split units in one visit and left the place cleaner than they found it.'),
  review(
    'dar-al-khibra',
    'أمل',
    4,
    33,
    'شغل نظيف وتعامل راقٍ، لكن تأخروا نصف ساعة عن الموعد.',
    'نعتذر عن التأخير ونشكرك على صبرك، وسعدنا بخدمتك.',
  ),
  review(
    'dar-al-khibra',
    'Hassan',
    3,
    58,
    'Good work in the end, but I had to call twice to get the warranty paper.',
    'You are right; the warranty now comes with the invoice.',
  ),
  review('lulwa-design', 'لمى', 5, 11, 'فهمت فكرتي من أول مكالمة، والشعار أجمل مما تخيلت.'),
  review('lulwa-design', 'Daniel', 5, 40, 'Thoughtful, quick and honest about what would not work. The Arabic lettering is superb.'),
  review('lulwa-design', 'عبدالعزيز', 4, 72, 'تصميم رائع والتسليم في الوقت، وكنت أتمنى جولة تعديل إضافية.'),
  review('lamsat-nadafa', 'هيا', 5, 3, 'نظفوا الشقة كاملة في أربع ساعات، وريحة البيت تجنن. أنصح بهم.'),
  review('lamsat-nadafa', 'Priya', 5, 15, 'The team was careful with the furniture and even cleaned the balcony without being asked.'),
  review(
    'lamsat-nadafa',
    'سلطان',
    4,
    27,
    'تنظيف ممتاز للكنب، بقيت بقعة قديمة لم تُزل بالكامل.',
    'شكرًا لملاحظتك، سنمر عليك هذا الأسبوع لإعادة المحاولة بلا مقابل.',
  ),
  review(
    'lamsat-nadafa',
    'نوف',
    2,
    90,
    'جاء الفريق ناقصًا وطالت المدة عن المتفق عليه.',
    'نعتذر منك، أعدنا لك جزءًا من المبلغ وعالجنا سبب التقصير.',
  ),
  review('naqla', 'تركي', 5, 8, 'نقلوا أثاث أربع غرف بدون خدش واحد، والتركيب في اليوم نفسه.'),
  review('naqla', 'Sami', 4, 44, 'Careful packing from Riyadh to Dammam. Arrived half a day later than planned but they kept me posted.'),
  review('naqla', 'أم فيصل', 5, 61, 'عمال محترمون وسريعون، غلّفوا كل قطعة بعناية.'),
  review('adala-law', 'عبدالرحمن', 5, 13, 'رأي قانوني واضح في صفحة واحدة وفّر عليّ قضية طويلة.'),
  review('adala-law', 'Laila', 5, 36, 'Explained my end-of-service rights in plain words and answered the same day.'),
  review('adala-law', 'بدر', 4, 66, 'استشارة مفيدة وصياغة العقد محكمة.'),
  review('mizan-tax', 'شركة رواء', 5, 22, 'رفعوا الإقرار قبل موعده بأسبوع واكتشفوا خطأً كان سيكلفنا غرامة.'),
  review('mizan-tax', 'George', 4, 49, 'Very organised. The monthly report is the first one I actually understand.'),
  review('barmij', 'وجدان', 5, 17, 'سلّموا المتجر في ثلاثة أسابيع، وتابعوا معنا بعد الإطلاق بلا تذمر.'),
  review('barmij', 'Faris', 5, 53, 'Weekly demos, clean code and no surprises on the invoice.'),
  review('adasat-sara', 'ريناد', 5, 9, 'صور الزواج تفوق الوصف، والطاقم خفيف ومحترم.'),
  review('adasat-sara', 'جود', 4, 38, 'صور منتجات احترافية، تأخر التسليم يومًا واحدًا.', 'سعيدة بالعمل معك، وأعتذر عن ذلك اليوم.'),
  review('ustadh-majed', 'أبو ريان', 5, 5, 'ابني رفع درجته في القدرات من 71 إلى 88 خلال شهرين.'),
  review('ustadh-majed', 'شهد', 5, 29, 'شرحه مبسط وصبور جدًا، صرت أحب الرياضيات.'),
  review('diyafat-najd', 'مشاعل', 5, 12, 'القهوة والحلى على الأصول والصبّابات قمة في الذوق.'),
  review('diyafat-najd', 'Khalid', 4, 47, 'Beautiful buffet for eighty people. I would only ask for clearer labels on the dishes.'),
  review('markabti', 'نايف', 5, 2, 'غسيل في موقف العمل وأنا على مكتبي، والسيارة رجعت جديدة.'),
  review('markabti', 'Maria', 4, 24, 'The inspection report saved me from buying a repaired car.'),
  review('abu-turki', 'وليد', 5, 14, 'جاء مساء الجمعة وحل مشكلة اللوحة في ربع ساعة، الله يعطيه العافية.'),
]
