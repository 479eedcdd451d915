import type { Translation } from '../translation.ts';
import type en from '../en/onboarding.ts';

export default {
  seo: {
    title: 'Dein Plan',
    description:
      'Neun kurze Fragen zu dir und deinem Alltag. Am Ende siehst du deinen Energiebedarf und einen ruhigen Weg mit Datum.',
  },
  page: {
    noscript:
      'Die Fragen brauchen JavaScript, weil dein Browser selbst rechnet. Ohne geht hier leider nichts, die Rezepte und alle anderen Seiten kannst du trotzdem lesen.',
    opening: 'Deine Antworten werden geladen …',
  },
  island: {
    welcome: {
      eyebrow: 'Dein Plan',
      title: 'Neun kurze Fragen, dann siehst du deinen Weg.',
      text: 'Am Ende stehen dein Energiebedarf und eine Linie mit Datum: von heute bis zu deinem Wunschgewicht, in einem Tempo, das dir guttut.',
      first: 'In kleinen Schritten. Zurück geht immer.',
      second: 'Ein Konto brauchst du erst, wenn du das Ergebnis behalten möchtest.',
      third: 'Bevor es um Gesundheit geht, fragen wir um Erlaubnis.',
      ready: 'Ich bin bereit',
      notReady: 'Noch nicht, erst Rezepte ansehen',
      withdrawn: 'Du hast deine Einwilligung widerrufen. Deine Antworten sind gelöscht.',
      small: 'Für Erwachsene ab {{minAge}} Jahren.',
      fourth:
        'Ab einem BMI von 35 nennen wir weder Tempo noch Datum. Dann bekommst du deinen Energiebedarf, Rezepte für deinen Tag und Hilfe bei der Suche nach einer Praxis.',
    },
    nav: {
      next: 'Weiter',
      back: 'Zurück',
      later: 'Später weitermachen',
      progress: {
        one: 'Frage {{first}} von {{of}}',
        two: 'Fragen {{first}} und {{last}} von {{of}}',
        other: 'Fragen {{first}} bis {{last}} von {{of}}',
        none: '{{last}} von {{of}} Fragen beantwortet',
      },
      progressLabel: 'Fortschritt',
    },
    status: {
      offline: 'Du bist offline. Mach ruhig weiter: Gespeichert wird, sobald die Verbindung wieder da ist.',
      notLasting:
        'Dein Browser speichert gerade nichts. Solange dieser Tab offen bleibt, geht nichts verloren.',
    },
    name: {
      title: 'Wie heißt du, und wann bist du geboren?',
      hint: 'Ein Vorname genügt, du kannst ihn auch weglassen. Dein Alter gehört zur Rechnung.',
      label: 'Vorname',
    },
    gender: {
      title: 'Mit welchem Geschlecht sollen wir rechnen?',
      hint: 'Die Formel für den Grundumsatz kennt nur diese zwei. Nimm, was zu deinem Körper passt.',
      FEMALE: 'Weiblich',
      MALE: 'Männlich',
    },
    birthday: {
      title: 'Geburtsdatum',
      day: 'Tag',
      month: 'Monat',
      year: 'Jahr',
    },
    activity: {
      title: 'Wie viel bewegst du dich an einem normalen Tag?',
      hint: 'Beruf und Freizeit zusammen. Machst du an vier bis fünf Tagen in der Woche Sport, nimm ruhig eine Stufe mehr.',
      resting: 'Ich sitze oder liege fast immer',
      restingMore: 'zum Beispiel bei wenig Kraft oder nach einer Krankheit',
      sitting: 'Ich sitze viel und bewege mich wenig',
      sittingMore: 'zum Beispiel im Büro oder bei feiner Handarbeit',
      mixed: 'Ich sitze, gehe und stehe im Wechsel',
      mixedMore: 'zum Beispiel im Labor, im Studium oder am Steuer',
      standing: 'Ich bin meistens auf den Beinen',
      standingMore: 'zum Beispiel im Verkauf, im Service, im Haushalt',
      physical: 'Ich arbeite körperlich schwer',
      physicalMore: 'zum Beispiel auf dem Bau, im Stall oder im Leistungssport',
      source:
        'Die Stufen und ihre Werte stammen von der Deutschen Gesellschaft für Ernährung. Wir rechnen jeweils mit dem unteren Wert.',
    },
    height: {
      title: 'Wie groß bist du, und was wiegst du?',
      hint: 'Ganze Kilo genügen.',
      label: 'Größe',
      unit: 'cm',
    },
    weight: {
      label: 'Gewicht',
      unit: 'kg',
    },
    desired: {
      hint: 'Mit welchem Gewicht würdest du dich wohlfühlen? Es darf auch dein heutiges sein.',
      label: 'Wunschgewicht',
      unit: 'kg',
    },
    care: {
      title: 'Dafür machen wir keinen Plan.',
      text: 'Bei deiner Größe beginnt der gesunde Bereich bei {{kg}}. Darunter fehlt dem Körper Kraft, deshalb rechnen wir nicht weiter nach unten.',
      use: 'Mit {{kg}} weitermachen',
      help: 'Kreisen deine Gedanken oft um Essen und Gewicht, und belastet dich das? Damit bist du nicht allein. Beim Beratungstelefon zu Essstörungen des Bundesinstituts für Öffentliche Gesundheit (BIÖG) hört dir jemand zu:',
      web: 'Mehr dazu und Beratung in deiner Nähe',
    },
    nutrition: {
      title: 'Wie isst du am liebsten?',
      hint: 'Danach suchen wir Rezepte aus.',
      FLEXITARIAN: 'Flexitarisch',
      FLEXITARIANMore: 'meist pflanzlich, ab und zu Fleisch oder Fisch',
      OMNIVORE: 'Von allem etwas',
      OMNIVOREMore: 'Fleisch und Fisch gehören dazu',
      PESCETARIAN: 'Pescetarisch',
      PESCETARIANMore: 'Fisch ja, Fleisch nein',
      VEGAN: 'Vegan',
      VEGANMore: 'nur Pflanzliches',
      VEGETARIAN: 'Vegetarisch',
      VEGETARIANMore: 'ohne Fleisch und Fisch',
    },
    portions: {
      title: 'Für wen kochst du meistens?',
      hint: 'Damit die Mengen passen.',
      adults: 'Erwachsene, mit dir',
      children: 'Kinder',
      more: 'Eins mehr: {{what}}',
      fewer: 'Eins weniger: {{what}}',
    },
    problems: {
      answer_missing: 'Hier fehlt noch etwas von dir.',
      birthday_missing: 'Sag uns noch, wann du geboren bist: Tag, Monat und Jahr.',
      not_a_number: 'Das konnten wir nicht als Zahl lesen. Gut lesbar sind zum Beispiel 72 oder 72,5.',
      height_implausible: 'Das wäre eine ungewöhnliche Größe. Schau bitte noch einmal hin, in Zentimetern.',
      weight_implausible: 'Das wäre ein ungewöhnliches Gewicht. Schau bitte noch einmal hin, in Kilogramm.',
      desired_weight_implausible:
        'Das wäre ein ungewöhnliches Gewicht. Schau bitte noch einmal hin, in Kilogramm.',
      height_not_a_number:
        'Das konnten wir nicht als Größe lesen. Gut lesbar sind zum Beispiel 168 oder 1,68 m.',
    },
    consent: {
      title: 'Dürfen wir mit Angaben zu deiner Gesundheit rechnen?',
      what: 'Als Nächstes fragen wir nach Bewegung, Größe, Gewicht, Wunschgewicht und Ernährungsweise. Zusammen mit Geschlecht und Geburtsdatum sagen sie etwas über deine Gesundheit aus. Das Gesetz schützt solche Angaben besonders, und wir tun es auch.',
      why: 'Daraus berechnen wir deinen BMI, deinen Energiebedarf und deinen Weg zum Wunschgewicht. Für deinen Plan, hier und in der App, und für nichts anderes.',
      where:
        'Bis du dich anmeldest, bleiben die Angaben auf diesem Gerät. Sobald du dich irgendwo auf dieser Website anmeldest, kommen sie in dein Konto, zusammen mit dieser Einwilligung und ihrem Datum. An Analyse- oder Werbedienste gehen sie nie.',
      free: 'Deine Einwilligung ist freiwillig. Du kannst sie jederzeit für die Zukunft widerrufen, in deinem Konto, auf dieser Seite oder per E-Mail. Dann löschen wir die Angaben. Ohne sie können wir keinen Plan berechnen, alles andere auf dieser Website steht dir trotzdem offen.',
      agree: 'Ja, ich willige ein',
      decline: 'Nein, lieber nicht',
      eyebrow: 'Bevor es weitergeht',
      whyTitle: 'Wofür',
      whereTitle: 'Wo sie bleiben',
      freeTitle: 'Freiwillig',
      privacy: 'Datenschutz im Einzelnen',
      declined:
        'Das ist völlig in Ordnung. Ohne diese Angaben können wir nichts ausrechnen, aber kochen kannst du trotzdem mit uns. Was du bisher geantwortet hast, bleibt in diesem Tab und verschwindet mit ihm.',
      again:
        'Deine Einwilligung gilt nicht mehr, vielleicht hast du sie auf einem anderen Gerät widerrufen. Deine Antworten sind noch hier. Sollen wir sie speichern, brauchen wir dein Ja noch einmal.',
      clock:
        'Das Datum deiner Einwilligung kann nicht stimmen. Prüf bitte Datum und Uhrzeit auf deinem Gerät. Deine Antworten sind noch hier. Danach brauchen wir dein Ja noch einmal.',
      recipes: 'Rezepte ansehen',
      about: 'So funktioniert Valea',
    },
    young: {
      title: 'Schön, dass du da bist. Valea ist aber für Erwachsene.',
      text: 'Bis {{minAge}} braucht dein Körper eine andere Begleitung, als wir sie geben können. Wenn dich dein Gewicht beschäftigt, sprich mit jemandem, dem du vertraust, oder in einer Kinder- und Jugendarztpraxis. Gespeichert haben wir nichts von dir.',
      change: 'Geburtsdatum ändern',
      recipes: 'Rezepte zum Nachkochen',
    },
    paused: {
      title: 'Bis bald.',
      device: 'Deine Antworten warten auf diesem Gerät auf dich, 30 Tage lang.',
      tab: 'Deine Antworten warten in diesem Tab. Schließt du ihn, sind sie weg.',
      resume: 'Weitermachen',
      recipes: 'Solange Rezepte ansehen',
    },
    reminder: {
      offer: 'Per E-Mail erinnern lassen',
      text: 'Morgen um diese Zeit bekommst du eine E-Mail mit dem Link zurück hierher. Von deinen Antworten steht nichts darin: Sie bleiben auf diesem Gerät.',
      label: 'Deine E-Mail-Adresse',
      agree:
        'Ja, schickt mir morgen eine einzige E-Mail, die mich an diese Fragen erinnert. Ich kann es mir jederzeit anders überlegen.',
      agreeMissing: 'Setz bitte hier dein Häkchen. Ohne dein Ja schreiben wir dir nicht.',
      submit: 'Morgen erinnern',
      busy: 'Einen Moment …',
      kept: 'Ist die E-Mail verschickt, löschen wir deine Adresse in der Nacht darauf. Mehr als eine Erinnerung in 90 Tagen geht an keine Adresse.',
      privacy: 'Zum Datenschutz',
      asked:
        'Ist notiert: Morgen gegen {{time}} Uhr erinnern wir dich, falls diese Adresse nicht gerade erst eine Erinnerung bekommen hat.',
      callOff: 'Doch nicht erinnern',
      calledOff: 'Gut, wir erinnern dich nicht.',
      full: 'Im Moment nehmen wir keine weiteren Erinnerungen an. Versuch es bitte später noch einmal. Deine Antworten bleiben auf diesem Gerät.',
      failed: 'Das hat gerade nicht geklappt. Bist du online? Dann versuch es bitte noch einmal.',
    },
    summary: {
      eyebrow: 'Dein Ergebnis',
      title: 'Hier ist dein Weg.',
      titleNamed: '{{name}}, hier ist dein Weg.',
      edit: 'Antworten ändern',
      doctor:
        'Bist du schwanger oder stillst du, hast du eine Krankheit oder nimmst du regelmäßig Medikamente? Dann sprich bitte zuerst mit deiner Ärztin oder deinem Arzt. Bei einer Essstörung ist diese Rechnung nicht das Richtige.',
      withdraw: 'Einwilligung widerrufen',
      withdrawText:
        'Dann löschen wir deine Antworten, auf diesem Gerät und in deinem Konto. Das Konto selbst bleibt.',
      withdrawNow: 'Widerrufen und Antworten löschen',
      for: {
        you: '{{way}}, für dich',
        adults: '{{way}}, für {{adults}} Erwachsene',
        children: {
          one: '{{for}} und {{children}} Kind',
          other: '{{for}} und {{children}} Kinder',
        },
      },
    },
    curve: {
      lose: 'Von {{from}} auf {{to}}, bis etwa {{date}}',
      loseText: 'Eine Rechnung, kein Versprechen. Schlaf, Hormone und Feste reden mit, und das dürfen sie.',
      today: 'heute',
      pace: 'Tempo',
      paceValue: '{{grams}} in der Woche, das sind {{percent}} deines Gewichts',
      paceMeaning: 'So beginnt es, bei rund {{kcal}} am Tag.',
      calm: 'gemächlich',
      brisk: 'zügig',
      limited: {
        base: 'Schneller wäre nicht gut für dich: Unter deinen Grundumsatz gehen wir nicht, das sind {{floor}} am Tag. Deshalb nimmt sich die Linie mehr Zeit.',
        least:
          'Schneller wäre nicht gut für dich: Unter {{floor}} am Tag planen wir ohne ärztliche Begleitung für niemanden. Deshalb nimmt sich die Linie mehr Zeit.',
      },
      described:
        'Die Linie beginnt heute, am {{start}}, bei {{from}}, wird nach und nach etwas flacher und endet um den {{end}} bei {{to}}.',
      table: 'Die Linie in Zahlen',
      when: 'Datum',
      weight: 'Gewicht',
      keep: 'Du bleibst, wo du bist. Schön.',
      keepText:
        'Mit rund {{need}} am Tag bleibt dein Gewicht ungefähr, wie es ist. Dann geht es ums gute Essen, und darin sind wir stark.',
      gain: 'Von {{from}} auf {{to}}: in Ruhe zunehmen',
      gainText:
        'Iss etwas mehr als rund {{need}} am Tag. Nüsse, gute Öle und Hülsenfrüchte helfen dabei. Hast du abgenommen, ohne es zu wollen, lass das bitte ärztlich abklären.',
      noRoom: 'Hier bleiben wir lieber vorsichtig.',
      noRoomText:
        'Dein Körper braucht rund {{need}} am Tag, und unter {{floor}} planen wir nicht. Dazwischen ist zu wenig Spielraum, um sicher bis {{to}} zu kommen. Mehr Bewegung schafft welchen, und deine Ärztin oder dein Arzt kennt andere Wege.',
      withDoctor: 'Diesen Weg gehst du am besten mit ärztlicher Begleitung.',
      withDoctorText:
        'Bei deinem BMI gehört ein Abnehmplan in die Hände von Menschen, die dich untersuchen können. Deshalb nennen wir dir weder Tempo noch Datum. Deine Hausarztpraxis ist ein guter Anfang: Sie kennt dich und weiß, welche Hilfe die Krankenkasse übernimmt.',
      doctorSearch: 'Praxis in deiner Nähe finden',
    },
    day: {
      title: 'Ein Tag, der zu dir passt',
      curve:
        'Vier Rezepte von dieser Website für einen Tag mit rund {{aim}}: so viel, wie dein Tempo für den Anfang vorsieht.',
      need: 'Vier Rezepte von dieser Website für einen Tag mit rund {{aim}}: so viel, wie dein Tag braucht.',
      doctor:
        'Vier Rezepte von dieser Website für einen Tag mit rund {{aim}}: so viel, wie dein Tag heute braucht. Was darüber hinaus gut für dich ist, besprichst du am besten in deiner Praxis.',
      breakfast: 'Frühstück',
      lunch: 'Mittagessen',
      dinner: 'Abendessen',
      snack: 'Snack',
      helpings: {
        one: '{{count}} Portion',
        other: '{{count}} Portionen',
      },
      minutes: '{{n}} Min.',
      left: 'Reste von {{day}}',
      other: 'Etwas anderes',
      otherFor: 'Etwas anderes: {{meal}}',
      changed: '{{meal}} ist jetzt: {{title}}, {{helpings}}, {{kcal}}. Zusammen {{sum}}.',
      noOther: '{{meal}}: Daneben passt gerade kein anderes Rezept in deinen Tag.',
      sum: 'Zusammen',
      aim: 'Dein Tag: rund {{aim}}',
      over: {
        'meals-missing': 'Das sind {{by}} mehr als geplant, und dabei fehlt noch eine Mahlzeit.',
        'helpings-at-their-end':
          'Das sind {{by}} mehr als geplant. Kleiner machen wir die Portionen nicht, davon würdest du nicht satt.',
        dishes:
          'Das sind {{by}} mehr als geplant: Zusammen liegen diese vier etwas zu hoch. Tausch eins davon.',
      },
      short: {
        'meals-missing':
          'Zu deiner Tagesmenge fehlen {{by}}, weil wir noch nicht für jede Mahlzeit ein Rezept haben, das zu dir passt.',
        'helpings-at-their-end':
          'Zu deiner Tagesmenge fehlen {{by}}. Noch größere Portionen wären zu viel auf einmal: Iss lieber etwas dazwischen, zum Beispiel Nüsse oder ein Brot mehr.',
        dishes:
          'Zu deiner Tagesmenge fehlen {{by}}: Zusammen liegen diese vier etwas zu niedrig. Tausch eins davon.',
      },
      missing: 'Hierfür haben wir noch kein Rezept, das zu deiner Ernährung passt.',
      missingAll:
        'Für deine Ernährung haben wir noch zu wenige Rezepte für einen ganzen Tag. Wir kochen weiter.',
      recipes: 'Alle Rezepte ansehen',
      family:
        'Die Portionen oben sind deine. Auf dem Einkaufszettel kommt für jeden weiteren Erwachsenen eine Portion dazu und für ein Kind zwei Drittel.',
      alone: 'Die Portionen sind deine, und der Einkaufszettel rechnet genau damit.',
      fromPage: 'Wie du isst und wer mitisst, hast du im Wochenplan geändert: Das gilt auch hier.',
      week: 'Zur Woche mit Einkaufszettel',
      loading: 'Dein Tag wird zusammengestellt …',
      failed: 'Die Rezepte lassen sich gerade nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
      retry: 'Noch einmal versuchen',
    },
    mass: {
      title: 'Dein BMI ist {{bmi}}',
      low: 'Das liegt unter dem Bereich, den die Weltgesundheitsorganisation für Erwachsene empfiehlt. Bitte sprich darüber mit deiner Ärztin oder deinem Arzt.',
      middle: 'Das liegt im empfohlenen Bereich der Weltgesundheitsorganisation.',
      above: 'Das liegt etwas über dem empfohlenen Bereich der Weltgesundheitsorganisation.',
      high: 'Das liegt über dem empfohlenen Bereich der Weltgesundheitsorganisation. Es lohnt sich, den Weg mit deiner Ärztin oder deinem Arzt zu besprechen.',
      highest:
        'Das liegt deutlich über dem empfohlenen Bereich der Weltgesundheitsorganisation. Bitte geh den Weg zusammen mit deiner Ärztin oder deinem Arzt.',
      note: 'Der BMI kennt nur Größe und Gewicht. Wie stark, gesund oder zufrieden du bist, weiß er nicht.',
    },
    energy: {
      title: 'Dein Körper braucht rund {{need}} am Tag',
      text: 'So viel Energie verbrauchst du an einem normalen Tag, wenn dein Gewicht bleiben soll.',
      how: 'So haben wir gerechnet',
      base: 'Grundumsatz, in völliger Ruhe: 10 × {{weight}} + 6,25 × {{height}} − 5 × {{age}} {{constant}} = {{base}}. So rechnet die Formel nach Mifflin und St Jeor mit Kilogramm, Zentimetern und Jahren.',
      need: 'Mal deinem Alltag: {{base}} × {{pal}} = {{need}}.',
      kilo: 'Ein Kilogramm weniger entspricht grob 7.700 kcal, die über viele Tage fehlen.',
      floor:
        'Unter {{floor}} am Tag planen wir nie: Das ist dein Grundumsatz, mindestens aber 1.200 kcal für Frauen und 1.500 kcal für Männer.',
    },
    storing: {
      title: 'Behalte dein Ergebnis',
      offered:
        'Mit einem Konto findest du es wieder, hier und in der App. Kostenlos, und ohne etwas zu kaufen.',
      create: 'Mit Konto behalten',
      keep: 'In meinem Konto speichern',
      offeredSignedIn:
        'Es liegt noch auf diesem Gerät. Speicherst du es, ersetzt es deine früheren Antworten.',
      asking: 'Wir sehen nach, ob du angemeldet bist …',
      storing: 'Wird gespeichert …',
      stored: 'Gespeichert. Dein Ergebnis ist in deinem Konto.',
      waiting:
        'Du bist offline. Dein Ergebnis bleibt hier und wird gespeichert, sobald die Verbindung wieder da ist.',
      signedOut:
        'Deine Anmeldung ist abgelaufen. Deine Antworten sind noch da: Melde dich neu an, dann werden sie gespeichert.',
      signIn: 'Neu anmelden',
      failed: 'Deine Antworten sind noch da.',
      again: 'Noch einmal versuchen',
      offeredDoctor: 'Mit einem Konto findest du es hier wieder.',
    },
    onward: {
      title: 'Und jetzt: der erste Schritt',
      text: 'In der App wird aus diesem Weg ein Plan für jeden Tag, mit Rezepten und kurzen Übungen.',
      plans: 'Angebote ansehen',
      price: {
        one: '{{total}} für einen Monat',
        other: 'ab {{month}} im Monat: {{total}} für {{months}} Monate',
      },
      terms:
        'Gesamtpreis mit Mehrwertsteuer, im Voraus bezahlt. Du hast das Quiz gemacht: Damit gilt unsere Geld-zurück-Garantie {{registrationGuaranteeDays}} Tage.',
      ownTitle: 'Dein Weg geht weiter',
      ownText: 'Die App hast du schon. In deinem Konto steht, wo du gerade bist und was als Nächstes kommt.',
      own: 'Zu meinem Weg',
      restTitle: 'Oder erst einmal kochen',
      restText: 'Fang einfach mit einem Abendessen an. Die Angebote laufen dir nicht weg.',
      recipes: 'Rezepte ansehen',
      about: 'So funktioniert Valea',
      cookTitle: 'Bis dahin: gut essen',
      cookText: 'Unsere Rezepte sind für alle da. Such dir eins aus, auf das du heute Lust hast.',
    },
  },
  reminderLink: {
    page: {
      title: 'Deine Erinnerung',
      description: 'Hier bestellst du Erinnerungen an deine Adresse ab, ohne dich anzumelden.',
    },
    confirm: {
      title: 'Keine Erinnerungen mehr?',
      text: 'Eine zweite kommt ohnehin nicht. Möchtest du auch dann keine, wenn jemand deine Adresse noch einmal einträgt, sag es uns hier.',
      button: 'Keine Erinnerungen mehr',
    },
    off: {
      title: 'Erledigt',
      text: 'Deine Adresse ist gelöscht. Damit drei Jahre lang keine Erinnerung mehr dorthin geht, behalten wir nur einen Prüfwert davon.',
    },
    gone: {
      title: 'Dieser Link führt nicht mehr weiter',
      text: 'Zu dieser Erinnerung ist bei uns nichts mehr gespeichert, auch keine Adresse.',
      quiz: 'Zum Quiz',
    },
  },
} as const satisfies Translation<typeof en>;
