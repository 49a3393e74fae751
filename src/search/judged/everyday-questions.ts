/**
 * Questions that tell marks, scores and money, or are asked for a son or daughter, by trainees and people with disabilities,
 * in everyday English and Hindi, Arabic, Persian, Bengali, Nepali, Amharic, Vietnamese, French, Turkish and Chinese, and
 * words that are written like others. The same three columns as in `questions.ts`.
 */
export const EVERYDAY_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  [
    'hello good evening sir i am final year student of bsc physics from Lahore i need scholarship for ms in europe no ielts',
    "level:Bachelor's; field:Physics & Astronomy; citizenship:Citizenship: Pakistan; level:Master's; region:Europe; words:no ielts",
    'great-scholarships',
  ],
  [
    'am a corps member serving in Kano and I want to do msc public health abroad',
    "words:corps member; level:Master's; field:Public Health",
  ],
  ['I scored 340 in jamb and want to study medicine', "level:Bachelor's; field:Medicine", 'elam-scholarship-cuba'],
  [
    'my daughter finished 12th she wants to study medicine in Russia',
    "audience:Women; level:Bachelor's; field:Medicine; country:Russia",
    'russian-government-scholarship, open-doors-olympiad',
  ],
  ['mere bete ke liye engineering scholarship', 'audience:Men; field:Engineering & Construction'],
  ['scholarship for students with autism', 'words:disability', 'aicte-saksham-scholarship'],
  [
    'internally displaced person nigeria undergraduate',
    "audience:Refugees; country:Nigeria; level:Bachelor's",
    'mastercard-foundation-scholars-program',
  ],
  ['last date to apply for masters in germany', "level:Master's; country:Germany", 'daad-epos'],
  ['scholarship worth 10,000 usd for masters in usa', "words:worth 10,000 usd; level:Master's; country:United States"],
  [
    '10 lakh scholarship for ms in usa',
    "words:10 lakh; level:Master's; country:United States",
    'rotary-peace-fellowship',
  ],
  [
    'phd stipend more than 1000 euros per month germany',
    'level:PhD; coverage:Living Allowance or Fully Funded; words:1000 euros per month; country:Germany',
    'daad-epos',
  ],
  [
    '50% scholarship in australia',
    'coverage:Partial Funding; country:Australia',
    'anu-chancellors-international-scholarship',
  ],
  ['half tuition scholarship canada', 'coverage:Partial Funding; country:Canada', 'canada-student-grants'],
  ['cgpa 7.5 out of 10 ms in germany', "words:cgpa 7.5 out of 10; level:Master's; country:Germany", 'daad-epos'],
  ['92 percent in cbse scholarships', "words:92 percent; level:High School or Bachelor's", 'stipendium-hungaricum'],
  [
    'ielts 6.5 canada masters',
    "words:ielts 6.5; country:Canada; level:Master's",
    'canada-graduate-research-scholarship-masters',
  ],
  [
    'gre 320 ms in computer science usa',
    "words:gre 320; level:Master's; field:Computer Science; country:United States",
    'nsf-graduate-research-fellowship',
  ],
  ['jlpt n2 japan scholarship', 'words:jlpt n2; country:Japan'],
  [
    'plumbing course scholarship south africa',
    'level:Vocational & Diploma; country:South Africa',
    'nsfas-bursary-south-africa',
  ],
  ['SC ST OBC scholarship india', 'words:caste; country:India', 'top-class-education-scheduled-castes'],
  [
    'jee rank 5000 scholarship india',
    "level:Bachelor's; field:Engineering & Construction; words:rank 5000; country:India",
    'aicte-pragati-scholarship',
  ],
  ['neet qualified mbbs abroad', "level:Bachelor's; field:Medicine; field:Medicine", 'elam-scholarship-cuba'],
  [
    'أريد دراسة الطب في تركيا مجانا',
    'field:Medicine; country:Türkiye; coverage:Full Tuition or Fully Funded',
    'turkiye-burslari',
  ],
  [
    'انا من مصر وعايز منحة ماستر في المانيا',
    "citizenship:Citizenship: Egypt; level:Master's; country:Germany",
    'aga-khan-foundation-international-scholarship',
  ],
  [
    'বাংলাদেশ থেকে কানাডায় মাস্টার্স স্কলারশিপ',
    "citizenship:Citizenship: Bangladesh; country:Canada; level:Master's",
    'aga-khan-foundation-international-scholarship',
  ],
  [
    'học bổng toàn phần thạc sĩ ngành y tế công cộng tại Úc',
    "coverage:Fully Funded; level:Master's; field:Public Health; country:Australia",
    'australia-awards-scholarships',
  ],
  ['em học lớp 12 muốn đi du học Hàn Quốc', "level:High School or Bachelor's; country:South Korea"],
  ["bourse pour formation professionnelle Côte d'Ivoire", "level:Vocational & Diploma; country:Côte d'Ivoire"],
  [
    'lise mezunu kız öğrenciler için burs',
    "level:Bachelor's; audience:Women",
    'asian-university-for-women-scholarship',
  ],
  ['بورسیه کامل کارشناسی ارشد آلمان', "coverage:Fully Funded; level:Master's; country:Germany", 'daad-epos'],
  ['تحصیل رایگان در ایتالیا', 'coverage:Full Tuition or Fully Funded; country:Italy', 'erasmus-mundus-joint-masters'],
  ['去英国读硕士的奖学金', "country:United Kingdom; level:Master's", 'clarendon-scholarships'],
  ['lgbt students scholarship', 'words:lgbtq', 'point-foundation-flagship-scholarship'],
  ['जर्मनीमा मास्टर्स छात्रवृत्ति', "country:Germany; level:Master's", 'daad-epos'],
  ['नेपालबाट जापानमा पढ्न', 'citizenship:Citizenship: Nepal; country:Japan', 'sato-yo-international-scholarship'],
  ['በጀርመን ማስተርስ ስኮላርሺፕ', "country:Germany; level:Master's", 'daad-epos'],
  [
    'after +2 scholarship nepal',
    "level:Bachelor's; country:Nepal",
    'medical-education-commission-nepal-scholarship-seats',
  ],
  ['comic sans design', 'words:comic sans; field:Design', 'cfda-scholarship-fund'],
  [
    'Abd Rahman phd malaysia',
    'words:Abd; words:Rahman; level:PhD; country:Malaysia',
    'twas-phd-and-postdoctoral-fellowships',
  ],
  ['above 60 percent masters uk', "words:above 60 percent; level:Master's; country:United Kingdom"],
  ['flight mechanic scholarship', 'field:Aerospace & Automotive Engineering'],
  ['students with children germany', 'words:children; country:Germany', 'nuesslein-volhard-foundation'],
  ['scholarships for children of farmers', 'words:children; words:farmers'],
  ['full board scholarship england', 'words:board; country:United Kingdom', 'eton-orwell-award'],
  ['chess programmer scholarship usa', 'words:chess; field:Computer Science; country:United States'],
]
