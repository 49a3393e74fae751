import type { FieldId } from './fields.ts'

/** Everyday names of fields, besides their labels. */
export const FIELD_NAMES: Readonly<Partial<Record<FieldId, string>>> = {
  education: 'teaching, pedagogy, bed, b ed, med education',
  'teacher-training':
    'special needs teacher training, kindergarten teacher, special needs teacher, school teacher, math teacher, english teacher, teacher, teacher education, teachers training, pgce, tesol, tefl, tesl, esl teaching, celta, english language teaching, special education, early years, early years education, early childhood, early childhood education, early childhood development, ecd, ecde, ecce, special needs education',
  'education-science':
    'edtech, ed tech, education research, education policy, educational leadership, curriculum and instruction, educational technology, education technology',
  'arts-humanities': 'digital humanities, arts, art and humanity, humanities, liberal arts',
  design:
    'jewelry, jewelry design, jewellery, web designer, graphic design, fashion design, product design, interior design, ux, ux design, ui ux, industrial design, fashion, graphics, designing, designer, game design, web design, ui, ui design, jewellery design, textile design',
  'fine-arts': 'painter, digital art, ceramics, illustration, fine art, visual arts, painting, sculpture, photography',
  'music-performing-arts':
    'conservatory, conservatoire, conservatorio, konservatorium, ethnomusicology, ballet, dancer, singer, opera singer, guitar, jazz, vocalist, sound engineering, audio engineering, music, performing arts, dance, singing, violin, piano, orchestra, opera, choir, theatre, theater, drama, acting, musician, music production',
  'film-media-arts':
    'video editing, film editing, tv, tv production, television, television production, film director, filmmaker, cinematography, cinematographer, screenwriting, screenwriter, film, film making, filmmaking, cinema, animation, media production, media arts, multimedia, vfx, visual effects',
  'history-archaeology':
    'museum curator, curator, curatorial studies, museology, egyptology, history, archaeology, archeology, historian, art history, history of art, museum studies, heritage conservation',
  'philosophy-ethics': 'bioethics, bioethicist, political philosophy, philosophy, ethics',
  'religion-theology':
    'rabbi, rabbinical, rabbinical school, rabbinic, jewish studies, pastor, seminary, religion, theology, divinity, religious studies, islamic studies',
  languages:
    'sign language, language, foreign language, modern languages, translation, mandarin, language learning, language course, translator, interpreter, learn english, english course, translation studies, interpreting',
  'literature-linguistics':
    'computational linguistics, linguist, literary, literary studies, poet, poetry, writer, literature, linguistics, english literature, creative writing, applied linguistics, english studies, english major, english degree',
  'social-sciences': 'social science, social studies',
  economics:
    'political economy, economy, economist, econ, econs, econometrics, behavioural economics, behavioral economics, development economics',
  'politics-international-relations':
    'political theory, geopolitics, conflict resolution, conflict studies, intl relations, int relations, pol sci, diplomat, peacebuilding, peace building, politics, political science, international relations, ir studies, diplomacy, peace and conflict, peace and conflict studies, poli sci, peace studies, human rights, international affairs, global affairs, peace and security',
  psychology:
    'child psychology, forensic psychology, social psychology, educational psychology, industrial psychology, organizational psychology, organisational psychology, developmental psychology, political psychology, health psychology, counselling psychology, counseling psychology, psychotherapy, psych, psychologist, clinical psychology, mental health, mental health counselling, mental health counseling, cognitive science, behavioral science, behavioural science, sport psychology',
  'sociology-anthropology':
    'forced migration, urban sociology, medical anthropology, medical sociology, demography, population studies, anthro, sociologist, anthropologist, migration studies, sociology, anthropology, gender studies, women studies, womens studies',
  'development-studies':
    'humanitarian action, humanitarian aid, humanitarian studies, community development, rural development, monitoring and evaluation, international development, development study, sustainable development',
  'journalism-communication':
    'photojournalism, photojournalist, investigative journalism, data journalism, science journalism, sports journalism, podcast, podcasting, media, social media, broadcasting, journo, journalism, journalist, media studies, mass communication, masscom, communication studies, communications, media and communication, public relations',
  'library-information': 'librarian, library science, information science, librarianship',
  'business-law': 'business and law, commerce and law',
  'accounting-finance':
    'risk management, wealth management, asset management, investment banking, forensic accounting, microfinance, acctg, financial planning, accountant, ca student, ca foundation, ca inter, ca final, chartered accountant, audit, auditing, auditor, taxation, accounting, finance, accountancy, banking, acca, fintech, chartered accountancy, quantitative finance, financial engineering, islamic finance, islamic banking',
  'business-management':
    'social entrepreneurship, social enterprise, startup, startup founder, innovation management, secretarial studies, secretarial, biz, biz admin, business admin, bus admin, mgmt, hr, product management, product manager, project manager, business, management, business administration, business studies, commerce, bba, entrepreneurship, project management, human resources, mba, supply chain, supply chain management, procurement, international business, real estate, estate management, office management, logistics management, hrm, human resource management, event management, operations management, operation research, international trade, ngo management, nonprofit management, information management',
  marketing: 'advertising, branding, digital marketing, sales',
  'public-administration':
    'policy, public policy, public administration, governance, mpp, mpa, policy studies, public affairs, social policy',
  law: 'refugee law, disability law, international humanitarian law, humanitarian law, islamic law, sharia law, health law, medical law, energy law, media law, sports law, space law, air law, air and space law, aviation law, intellectual property, intellectual property law, ip law, labour law, labor law, employment law, family law, constitutional law, immigration law, competition law, banking law, financial law, commercial law, international trade law, international economic law, technology law, climate law, legal tech, legal practice, paralegal, legal studies, llb, llm, jurisprudence, lawyer, environmental law, tax law, criminal law, maritime law, cyber law, corporate law, business law, human rights law, international law',
  'natural-sciences':
    'forensic, forensic science, forensics, natural science, science, sciences, pure science, basic science, maths and science',
  biology:
    'biophysics, astrobiology, genomics, computational neuroscience, evolutionary biology, developmental biology, structural biology, systems biology, plant biology, cancer biology, genetic engineering, embryology, marine bio, botanist, micro biology, microbio, neuro, stem cell, stem cells, biological sciences, life science, life sciences, anatomy, physiology, immunology, parasitology, cell biology, marine biology, bio, zoology, botany, genetics, microbiology, neuroscience, virology, entomology, computational biology, bioscience, biosciences',
  'biochemistry-biotechnology':
    'biochem, bio chemistry, bio technology, bio tech, bio informatics, biochemistry, biotechnology, biotech, molecular biology, bioinformatics',
  'environmental-science':
    'env science, enviro, environmental, environment, environmental studies, environmental science, conservation, climate change, climate, sustainability, ecology, wildlife',
  chemistry:
    'computational chemistry, industrial chemistry, organic chemistry, chem, chemist, chemical science, chemical sciences',
  'earth-sciences':
    'earth science, geology, geoscience, oceanography, geography, marine science, meteorology, geophysics, gis, remote sensing, geoinformatics, geospatial, seismology, hydrogeology',
  'physics-astronomy':
    'quantum, quantum information, quantum mechanics, quantum technology, medical physics, physics, astronomy, astrophysics, physicist, space science, nuclear physics, particle physics, theoretical physics, quantum physics',
  mathematics:
    'maths, math, algebra, calculus, geometry, topology, mathematician, applied mathematics, pure mathematics, pure maths',
  statistics: 'stats, statistician, biostatistics, actuarial science, actuarial, actuarial studies, actuary',
  computing:
    'internet of things, iot, virtual reality, augmented reality, metaverse, cryptocurrency, digital transformation, devops, it, information technology, ict, computers, computing, tech, computer, cloud computing, information systems, management information systems, computational science, blockchain',
  'computer-science':
    'computer graphics, mobile app development, android development, csit, computer science and engineering, comp engineering, comp science, game developer, cs, programmer, coder, comp sci, compsci, computer sciences, cse, software engineering, software, programming, coding, computer engineering, software development, informatics, computing science, python, java programming, java developer, r programming, web development, web developer, full stack, full stack developer, full stack development, full stack web development, full stack web developer, developer, app development, c programming, c language, c++, c#, f#, .net, software testing, game development, hci, human computer interaction, quantum computing',
  'data-science':
    'data sci, data scientist, data analytics, data analysis, big data, analytics, data analyst, business analytics, data engineering, business intelligence',
  'artificial-intelligence':
    'ai engineering, robotics engineering, prompt engineering, computer vision, generative ai, ai, machine learning, ml, deep learning, robotics, aiml, ai ml, nlp',
  'cybersecurity-networks':
    'ccna, cisco, cyber security engineering, network engineering, ethical hacking, hacker, hacking, digital forensics, cyber forensics, cyber security, cybersecurity, information security, networking, computer networks, infosec, network security, cyber, cybersec, cryptography',
  engineering:
    'instrumentation engineering, pre engineering, engineering, engineer, btech, b tech, mtech, m tech, engg, be engineering, textile engineering, industrial engineering, systems engineering, production engineering, engineering management',
  'chemical-engineering':
    'chemical engineer, process engineering, chem engineering, petrochemical engineering, petrochemical',
  'environmental-engineering':
    'waste management, wastewater, environmental engineering, water engineering, water, sanitation, hydrology, water resources',
  energy:
    'green energy, clean energy, green hydrogen, hydrogen energy, solar technician, wind energy, wind power, solar power, solar, hydropower, battery, battery technology, renewable energy, energy engineering, solar energy, nuclear engineering, sustainable energy',
  'electrical-engineering':
    'electricity, telecom, ee, electronics and communication, electronics and communication engineering, electronics and telecommunication, electronics and telecommunication engineering, electronics and instrumentation, electronics and instrumentation engineering, elec engineering, semiconductor, microelectronics, chip design, electrical, electronics, electronic engineering, electrical engineer, ece, eee, telecommunications, vlsi, embedded systems, power systems, power engineering, control engineering, telecommunication',
  'mechanical-engineering': 'mechanical, mech, mech engineering, mechanical engineer, mechatronics, manufacturing',
  'aerospace-engineering':
    'flight engineering, electric vehicle, drone, drone technology, autonomous vehicle, autonomous driving, auto mechanic, car mechanic, motor mechanic, automotive mechanic, aero engineering, aero space, aerospace, aeronautics, aeronautical engineering, flight mechanic, flight mechanics, flight engineer, aircraft mechanic, aircraft engineer, aircraft engineering, aircraft maintenance, aircraft maintenance engineering, avionics, automotive, automobile engineering, aviation, space engineering, automobile',
  'biomedical-engineering':
    'medical device, medical device engineering, medtech, bio medical, bio medical engineering, biomed engineering, biomedical, bioengineering, biomed, medical engineering',
  'food-technology':
    'dairy technology, food safety, food science and technology, food science, food processing, food tech, food and nutrition, food engineering',
  materials:
    'nanotech, material science, materials engineering, nanotechnology, metallurgy, metallurgical engineering, polymer, polymer science, nanoscience',
  'mining-petroleum':
    'petro engineering, mining, miner, petroleum, petroleum engineering, mining engineering, oil and gas',
  'architecture-planning':
    'urban planner, town planning, landscape design, landscape architect, architecture, urban planning, architect, urban design, city planning, landscape architecture, interior architecture, urban studies',
  'civil-engineering':
    'building construction, quantity survey, surveyor, quantity surveyor, geotechnical, quantity surveying, land surveying, surveying, geomatics, building technology, civil, civil engineer, structural engineering, construction, structural, geotechnical engineering, transportation engineering, transport engineering, railway engineering, highway engineering',
  'agriculture-veterinary': 'agriculture and veterinary, agricultural sciences',
  agriculture:
    'food security, food system, food policy, agroecology, agritech, agric science, dairy, poultry, livestock, viticulture, agri engineering, agric engineering, plant breeding, plant science, crop production, soil science, animal production, agri, agronomy, farming, agribusiness, crop science, agricultural science, horticulture, agric, agricultural, plant pathology, animal husbandry, seed science, dairy science, agricultural engineering',
  forestry: 'forest, forest science, agroforestry',
  fisheries: 'fishery, aquaculture, fishing',
  veterinary:
    'dvm, veterinary nurse, veterinary nursing, veterinary, vet, veterinary science, vet med, animal science, vet school, veterinarian',
  health:
    'critical care, intensive care, palliative care, health care, health care management, health care administration, healthtech, health tech, physician assistant, lab tech, gerontology, emt, lab technician, laboratory technician, laboratory science, medical lab technician, medical laboratory technician, medical technology, paramedic, sonographer, sonography, ultrasound, diagnostic medical sonography, radiographer, maternal health, medical laboratory science, medical laboratory, medical lab, medical lab science, medical lab technology, medical imaging, radiography, radiology, optometry, audiology, health, health science, health sciences, healthcare, allied health, paramedical, welfare, hospital administration, hospital management, health administration, health management, healthcare management, health informatics, medical laboratory technology, prosthetics, chiropractic, biomedical science, biomedical sciences',
  dentistry: 'mds, dental, dentist, bds, dental school, dental hygiene, orthodontics',
  medicine:
    'sports medicine, emergency medicine, internal medicine, family medicine, nuclear medicine, forensic medicine, surgeon, neurosurgeon, pediatrician, paediatrician, physician, anaesthetist, md, doctor of medicine, med student, pre med, premed, pre medical, medical, doctor, medical school, md medicine, medic, med school, medical sciences, surgery, clinical medicine, chinese medicine, traditional chinese medicine, tcm, ayurveda, homeopathy, oncology, cardiology, pediatrics, paediatrics, gynecology, gynaecology, psychiatry, ophthalmology, dermatology, neurology, anesthesia, anaesthesia, pathology, radiotherapy',
  nursing:
    'critical care nursing, intensive care nursing, mental health nursing, psychiatric nursing, rn, lpn, gnm, anm, gnm nursing, anm nursing, anm gnm, nursing, nurse, midwife, midwifery',
  'therapy-rehabilitation':
    'art therapy, music therapy, dpt, speech pathology, speech language pathology, physio, physiotherapist, occupational therapist, physiotherapy, occupational therapy, therapy, rehabilitation, physical therapy, speech therapy',
  pharmacy:
    'd pharm, d pharma, b pharma, toxicology, pharm d, pharmacology, pharmaceutical sciences, pharm, bpharm, pharmd, pharmacist, pharmaceutics',
  'public-health':
    'nutrition science, nutritionist, human nutrition, occupational health, occupational health and safety, environmental health, pub health, mph, epidemiology, global health, nutrition, nutrition and dietetics, dietetics, dietician, dietitian, community health, tropical medicine',
  'social-work': 'social worker, msw, counselling, social care, aged care, elderly care, care of elderly',
  services: 'service studies',
  'hospitality-tourism':
    'baker, bakery, bartending, bartender, barista, catering, cuisine, cookery, patisserie, hospitality, tourism, chef, baking, pastry, hotel management, culinary, culinary arts, cooking, travel and tourism',
  sport:
    'phys ed, fitness, fitness trainer, sport science, sports management, physical education, athletics, sports science, kinesiology, exercise science',
  transport:
    'train driver, drone pilot, port management, marine engineer, marine cadet, deck cadet, pilot, truck driver, maritime, seafarer, seaman, commercial pilot, become a pilot, pilot license, marine engineering, shipping, marine transport, nautical, pilot training, flight training, flight school, flight instructor, flight attendant, flight dispatcher, flight dispatch, flight operations, flight crew, cabin crew, air hostess, air traffic control, air traffic controller, merchant navy, logistics, transportation, naval architecture',
  'security-defence':
    'law enforcement, defence, defense, military, security studies, criminology, police, criminal justice',
}
