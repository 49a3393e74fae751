/**
 * Questions as students write them in a chat: whole sentences that say who they are, from Sierra Leone, Nepal, the Congo,
 * Iran, Uganda, Mozambique, India, Rwanda, Jamaica, Cambodia and Madagascar; and ways of asking that people know from
 * search engines. The columns are those of `questions.ts`.
 */
export const CHAT_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  [
    'Hello, my name is Amara, I am from Sierra Leone, I finished my bachelor in agriculture with second class upper and I am looking for a fully funded masters in Canada or Australia, please help me',
    "citizenship:Sierra Leone; level:Master's; field:Agriculture; words:second class upper; coverage:Fully Funded; level:Master's; country:Canada; country:Australia",
    'mastercard-foundation-scholars-ubc, joint-japan-world-bank-graduate-scholarship',
  ],
  [
    'hi im a 17 yr old girl from nepal looking 4 schlorship to study computer enginering in usa full ride',
    'audience:Women; citizenship:Nepal; field:Computer Science; country:United States; coverage:Fully Funded',
    'fulbright-foreign-student-program, harvard-college-financial-aid',
  ],
  [
    'je suis étudiant congolais je cherche une bourse pour faire un master en santé publique en Belgique ou au Canada',
    "citizenship:Democratic Republic of the Congo; level:Master's; field:Public Health; country:Belgium; country:Canada",
    'mastercard-foundation-scholars-program, ares-master-scholarships',
  ],
  [
    'phd postion in germny 4 iranian student mechanicl enginering',
    'level:PhD; country:Germany; citizenship:Iran; field:Mechanical Engineering',
    'daad-epos, konrad-adenauer-scholarships-international',
  ],
  [
    'any scholarship 4 uganda student who want do medcine in chaina or rusia',
    'citizenship:Uganda; field:Medicine; country:China; country:Russia',
    'open-doors-olympiad',
  ],
  [
    'quero fazer doutorado em biologia no japão, sou moçambicano',
    'level:PhD; field:Biology; country:Japan; citizenship:Mozambique',
    'oist-phd-programme-support, mext-scholarship-research-students',
  ],
  [
    'bhai koi scholarship hai kya btech ke baad ms in germany ke liye without gre',
    "level:Master's; level:Master's; country:Germany; words:without gre",
    'daad-epos, daad-study-scholarships-masters',
  ],
  [
    'am 24 years from rwanda. i have bachelors in IT with 3.2 gpa want masters abroad not in africa',
    "citizenship:Rwanda; level:Master's; field:Computing & IT; words:3.2 gpa; level:Master's; country:not Rwanda; region:not Africa",
    'abe-initiative',
  ],
  [
    'what scholarships can i get if i am 19 from Jamaica and want to study nursing in uk',
    'citizenship:Jamaica; field:Nursing & Midwifery; country:United Kingdom',
    'commonwealth-masters-scholarships',
  ],
  [
    'can u pls tell me which scholarships are open for cambodian who wanna do master of public health in australia',
    "citizenship:Cambodia; level:Master's; field:Public Health; country:Australia",
    'joint-japan-world-bank-graduate-scholarship, australian-government-research-training-program',
  ],
  [
    "j'ai une licence en droit et je veux un master en france, je viens de Madagascar",
    "level:Master's; field:Law; level:Master's; country:France; citizenship:Madagascar",
    'eiffel-excellence-scholarship, emile-boutmy-scholarship',
  ],
  [
    'phd economics scandinavia -sweden',
    'level:PhD; field:Economics; region:Nordic countries; country:not Sweden',
    'kone-foundation-grants',
  ],
  [
    'sub-saharan africa masters 2026-27',
    "region:sub-Saharan Africa; level:Master's",
    'aerc-graduate-scholarships, intra-africa-academic-mobility-scheme',
  ],
  [
    'assalam o alaikum mein fsc kar raha hun mujhe turkey mein mbbs scholarship chahiye',
    "level:Bachelor's; country:Türkiye; level:Bachelor's; field:Medicine",
    'turkiye-burslari',
  ],
  [
    "Good day, I hope this email finds you well. I am a Zambian citizen and would like to know if there are any fully funded master's programmes in Norway or Finland",
    "citizenship:Zambia; coverage:Fully Funded; level:Master's; country:Norway; country:Finland",
  ],
]
