import type { Translation } from '../translation.ts';
import type en from '../en/errors.ts';

export default {
  bad_request: 'Mit dieser Anfrage stimmte etwas nicht. Lade die Seite bitte neu und versuch es noch einmal.',
  not_found: 'Das haben wir nicht gefunden. Vielleicht ist es umgezogen.',
  method_not_allowed: 'Das geht hier nicht. Bitte lade die Seite neu.',
  unsupported_media_type: 'Das konnten wir nicht lesen. Lade die Seite bitte neu und versuch es noch einmal.',
  body_too_large: 'Das war zu viel auf einmal. Bitte kürze es ein wenig.',
  request_timeout: 'Das hat zu lange gedauert. Bitte versuch es noch einmal.',
  foreign_origin: 'Das geht nur auf unseren eigenen Seiten. Bitte öffne die Website noch einmal.',
  rate_limited:
    'Das waren viele Versuche in kurzer Zeit. Warte bitte eine Minute und versuch es dann noch einmal.',
  unauthenticated: 'Bitte melde dich zuerst an. Danach geht es genau hier weiter.',
  token_refused: 'Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
  forbidden: 'Das gehört zu einem anderen Konto. Bist du mit dem richtigen angemeldet?',
  identity_unavailable:
    'Wir können deine Anmeldung gerade nicht prüfen. Bitte versuch es gleich noch einmal.',
  unknown_operation: 'Diese Seite ist älter als unsere Website. Bitte lade sie neu.',
  variables_invalid: 'Mit deinen Angaben stimmt etwas nicht. Bitte prüfe sie noch einmal.',
  variables_too_large: 'Das war zu viel auf einmal. Bitte kürze es ein wenig.',
  data_api_unavailable:
    'Wir kommen gerade nicht an deine Daten. Es geht nichts verloren, versuch es gleich noch einmal.',
  data_api_timeout:
    'Die Antwort lässt zu lange auf sich warten. Es geht nichts verloren, versuch es bitte noch einmal.',
  data_api_invalid:
    'Wir konnten die Antwort nicht lesen. Es geht nichts verloren, versuch es gleich noch einmal.',
  data_api_refused:
    'Wir dürfen deine Daten gerade nicht anzeigen. Versuch es später noch einmal oder schreib uns.',
  email_invalid: 'Da fehlt etwas, zum Beispiel „.de“ am Ende. Umlaute gehen hier leider nicht.',
  name_too_long: 'Der Name ist ein wenig zu lang für uns. Gibt es einen kürzeren?',
  birthday_invalid: 'Dieses Datum kann nicht stimmen. Bitte prüfe Tag, Monat und Jahr.',
  under_age: 'Valea ist für Erwachsene gemacht: Du musst mindestens {{minAge}} Jahre alt sein.',
  height_implausible: 'Bitte prüfe deine Größe, in ganzen Zentimetern.',
  weight_implausible: 'Bitte prüfe dein Gewicht, in ganzen Kilogramm.',
  desired_weight_implausible: 'Bitte prüfe dein Wunschgewicht, in ganzen Kilogramm.',
  desired_weight_too_low:
    'Dieses Gewicht wäre für deine Größe zu niedrig. Deine Gesundheit geht vor, deshalb machen wir dafür keinen Plan.',
  activity_implausible: 'Bitte wähle aus, wie aktiv dein Alltag ist.',
  portions_implausible: 'Bitte prüfe die Anzahl der Portionen.',
  answers_too_large: 'Das war ein wenig zu viel Text. Bitte kürze ihn.',
  health_consent_missing: 'Dafür brauchen wir zuerst dein Einverständnis zu deinen Gesundheitsangaben.',
  product_unavailable: 'Konnte Produkt nicht laden',
  discount_not_applicable: 'Rabatt nicht anwendbar',
  price_changed:
    'Der Preis ist nicht mehr der, den du gesehen hast. Schau ihn dir bitte noch einmal an, bevor du bestellst.',
  texts_changed:
    'Unsere Bedingungen haben sich inzwischen geändert. Lies sie bitte noch einmal, bevor du bestellst.',
  early_start_missing:
    'Bestätige bitte, dass du sofort loslegen möchtest. Sonst dürfen wir noch nicht beginnen.',
  requirements_missing: 'Bestätige bitte zuerst, dass du die Voraussetzungen für den Kurs erfüllst.',
  confirmation_date_wrong:
    'Das Datum dieser Bestätigung kann nicht stimmen. Prüf bitte Datum und Uhrzeit auf deinem Gerät und bestätige dann noch einmal.',
  course_not_certified:
    'Dieser Kurs ist im Moment nicht zertifiziert und kann deshalb nicht gebucht werden. Schreib uns, dann sagen wir dir, wann es weitergeht.',
  email_missing: 'Gib uns bitte eine E-Mail-Adresse, damit wir dir die Bestätigung schicken können.',
  billing_address_missing:
    'Sag uns bitte, auf wen wir die Rechnung ausstellen: Name, Straße, Postleitzahl und Ort.',
  billing_address_corrected:
    'Die Angaben auf dieser Rechnung wurden schon einmal berichtigt. Stimmt noch etwas nicht, schreib uns bitte.',
  invoice_pending: 'Deine Rechnung wird gerade erstellt. Versuch es in ein paar Minuten noch einmal.',
  already_has_app: 'Du hast die App schon. Du findest sie in deinem Konto.',
  already_has_course: 'Diesen Kurs hast du schon gebucht. Du findest ihn in deinem Konto.',
  order_replaced:
    'Du hast inzwischen etwas anderes ausgewählt, und es gilt deine letzte Wahl. Möchtest du doch lieber das hier, bestell es einfach noch einmal.',
  order_closed:
    'Diese Bestellung ist nicht mehr offen. Wenn du sie weiterhin möchtest, bestell einfach noch einmal.',
  too_many_orders:
    'Du hast schon sehr viele Bestellungen begonnen und nicht bezahlt. Deshalb können wir gerade keine neue annehmen. Schreib uns bitte, dann helfen wir dir weiter.',
  payment_processing: 'Deine Zahlung ist unterwegs. Bei manchen Zahlungsarten dauert das ein paar Tage.',
  payments_unavailable:
    'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht, versuch es gleich noch einmal.',
  customer_gone:
    'Bei unserem Zahlungsdienst gibt es dein Kundenkonto nicht mehr. Was du gekauft hast, siehst du weiterhin hier; zum Ändern oder Kündigen schreib uns bitte oder nutze „Verträge hier kündigen“ am Ende der Seite.',
  nothing_bought: 'Hier gibt es noch nichts zu verwalten, denn du hast bei uns noch nichts gekauft.',
  signature_refused: 'Wir konnten nicht bestätigen, von wem das kommt.',
  no_access:
    'Diesen Kurs hast du nicht gebucht. Falls doch: Prüf bitte, ob du mit dem richtigen Konto angemeldet bist.',
  module_locked: 'Dieses Modul ist noch zu. Auf deinem Kursweg steht, wann es öffnet.',
  course_closed:
    'Dein Kurs ist geschlossen, weil die Buchung gerade nicht gilt. Auf deiner Kursseite steht, warum.',
  course_ended:
    'Die Zeit für deinen Kurs ist vorbei, nachtragen lässt sich nichts mehr. Was du geschafft hast, siehst du weiterhin auf deiner Kursseite; sind alle Module abgeschlossen, bekommst du dort auch deine Bescheinigung.',
  exercise_too_early:
    'So schnell ist diese Übung nicht gemacht. Abhaken kannst du sie, sobald das Modul so lange offen war, wie deine abgehakten Übungen zusammen dauern.',
  workbook_consent_missing:
    'Damit wir dein Arbeitsheft in deinem Konto speichern dürfen, brauchen wir deine Einwilligung.',
  workbook_too_large: 'Dein Arbeitsheft ist voll. Kürze bitte etwas, dann speichern wir es wieder.',
  messages_waiting:
    'Deine Kursleitung hat schon viele Nachrichten von dir, die noch auf Antwort warten. Gib ihr bitte etwas Zeit.',
  messages_withdrawn:
    'Die Teilnehmerin hat ihr Einverständnis zurückgezogen und ihre Nachrichten gelöscht. Deine Antwort wurde nicht gespeichert.',
  message_consent_missing:
    'Setz bitte zuerst das Häkchen unter deiner Nachricht. Ohne dein Einverständnis dürfen wir sie nicht speichern.',
  course_incomplete:
    'Der Kurs ist noch nicht abgeschlossen. Höre zuerst alle Module ganz und beantworte jede Frage.',
  minutes_changed: 'Die Minuten haben sich inzwischen geändert. Schau bitte nach, wie viele es jetzt sind.',
  participant_invalid:
    'Name oder Geburtsdatum können so nicht auf die Bescheinigung. Schau bitte noch einmal hin.',
  certificate_issued:
    'Diese Bescheinigung ist schon heruntergeladen und lässt sich nicht mehr ändern. Schreib uns, wenn etwas darin nicht stimmt.',
  letters_unprintable: 'Ein Zeichen können wir nicht drucken. Schreib es bitte mit lateinischen Buchstaben.',
  misconfigured: 'Bei uns ist etwas nicht richtig eingestellt. Wir kümmern uns darum.',
  overtaken: 'Da war gerade etwas anderes schneller. Bitte versuch es gleich noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  storage_unavailable:
    'Die Aufnahmen sind gerade nicht erreichbar. Bitte versuch es in einer Minute noch einmal.',
  unreachable:
    'Gerade gibt es keine Verbindung. Es geht nichts verloren: Sobald du wieder online bist, geht es weiter.',
  popup_blocked:
    'Dein Browser hat das Anmeldefenster blockiert. Versuch es noch einmal und erlaube es, oder nimm deine E-Mail-Adresse.',
  popup_closed:
    'Das Anmeldefenster wurde geschlossen, bevor du fertig warst. Es ist nichts passiert, versuch es einfach noch einmal.',
  popup_superseded: 'Ein neueres Anmeldefenster ist offen.',
  in_app_browser: 'Du bist im Browser einer anderen App. Manche Anmeldedienste funktionieren dort nicht.',
  provider_refused:
    'Der andere Dienst hat die Anmeldung nicht bestätigt. Versuch es noch einmal oder nimm einen anderen Weg.',
  provider_without_email:
    'Der Dienst hat uns deine E-Mail-Adresse nicht gegeben, und ohne sie können wir kein Konto anlegen. Melde dich bitte mit deiner E-Mail-Adresse an.',
  credentials_refused:
    'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfe bitte beides oder wähle ein neues Passwort.',
  other_way_in:
    'Du hast dich hier früher anders angemeldet. Melde dich bitte noch einmal so an, danach geht beides.',
  already_linked: 'Diese Anmeldung gehört bei uns schon zu einem anderen Konto.',
  account_disabled: 'Dieses Konto ist gesperrt. Schreib uns bitte, dann klären wir das.',
  second_factor_absent:
    'Für diese Seite brauchst du einen zweiten Faktor. Lade sie neu, dann kannst du ihn einrichten.',
  second_factor_missing:
    'Dein Konto hat einen zweiten Faktor, und bei dieser Anmeldung fehlt er noch. Melde dich bitte ab und mit ihm wieder an.',
  second_factor_unsupported:
    'Dein Konto hat einen zweiten Faktor, nach dem wir hier nicht fragen können. Schreib uns bitte, dann kommst du wieder hinein.',
  email_unconfirmed:
    'Bestätige bitte zuerst deine E-Mail-Adresse: Melde dich ab und über einen Link per E-Mail wieder an.',
  sign_in_again: 'Bitte melde dich zu deiner Sicherheit noch einmal an.',
  email_malformed: 'Da fehlt etwas, zum Beispiel „.de“ am Ende. Umlaute gehen hier leider nicht.',
  password_missing: 'Gib bitte auch dein Passwort ein.',
  password_too_short: 'Bitte wähle ein Passwort mit mindestens {{passwordLength}} Zeichen.',
  password_too_weak:
    'Dieses Passwort lässt sich zu leicht erraten. Besser sind ein paar Wörter ohne Zusammenhang.',
  code_malformed: 'Der Code hat sechs Ziffern. Gib bitte alle ein.',
  code_refused:
    'Dieser Code passt nicht. Nimm den, den die App jetzt zeigt: Jeder gilt nur kurz und nur einmal.',
  code_expired: 'Das hat zu lange gedauert. Fang bitte noch einmal von vorn an.',
  link_used_up: 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordere einen neuen an.',
  link_for_other_address:
    'Der Link ging an eine andere Adresse. Bitte gib die ein, an die wir ihn geschickt haben.',
  too_many_tries: 'Das waren viele Versuche. Warte bitte ein paar Minuten oder nimm einen anderen Weg.',
  offline: 'Du bist offline. Sobald die Verbindung wieder da ist, kannst du hier weitermachen.',
  sign_in_unavailable: 'Die Anmeldung ist gerade nicht möglich. Bitte versuch es gleich noch einmal.',
} as const satisfies Translation<typeof en>;
