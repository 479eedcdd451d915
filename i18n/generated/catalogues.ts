// Written by `npm run codegen` from i18n/*/*.json.

import deAbout from '../de/about.json' with { type: 'json' };
import deAccount from '../de/account.json' with { type: 'json' };
import deApp from '../de/app.json' with { type: 'json' };
import deBillingAddress from '../de/billing-address.json' with { type: 'json' };
import deCertificate from '../de/certificate.json' with { type: 'json' };
import deConsent from '../de/consent.json' with { type: 'json' };
import deCourse from '../de/course.json' with { type: 'json' };
import deCourseCertificate from '../de/course-certificate.json' with { type: 'json' };
import deCourseEmail from '../de/course-email.json' with { type: 'json' };
import deCourseMails from '../de/course-mails.json' with { type: 'json' };
import deCourseMessages from '../de/course-messages.json' with { type: 'json' };
import deCoursePath from '../de/course-path.json' with { type: 'json' };
import deDeclarations from '../de/declarations.json' with { type: 'json' };
import deEarlyStart from '../de/early-start.json' with { type: 'json' };
import deErrors from '../de/errors.json' with { type: 'json' };
import deFaq from '../de/faq.json' with { type: 'json' };
import deHome from '../de/home.json' with { type: 'json' };
import deInvoice from '../de/invoice.json' with { type: 'json' };
import deLogin from '../de/login.json' with { type: 'json' };
import deMails from '../de/mails.json' with { type: 'json' };
import deModule from '../de/module.json' with { type: 'json' };
import deMyCourse from '../de/my-course.json' with { type: 'json' };
import deNotFound from '../de/not-found.json' with { type: 'json' };
import deNotPossible from '../de/not-possible.json' with { type: 'json' };
import deOnboarding from '../de/onboarding.json' with { type: 'json' };
import deOpenOrder from '../de/open-order.json' with { type: 'json' };
import deOrder from '../de/order.json' with { type: 'json' };
import dePlans from '../de/plans.json' with { type: 'json' };
import deProduct from '../de/product.json' with { type: 'json' };
import deRecipes from '../de/recipes.json' with { type: 'json' };
import deReimbursement from '../de/reimbursement.json' with { type: 'json' };
import deRequirements from '../de/requirements.json' with { type: 'json' };
import deShell from '../de/shell.json' with { type: 'json' };
import deWeek from '../de/week.json' with { type: 'json' };
import deWelcome from '../de/welcome.json' with { type: 'json' };
import enAbout from '../en/about.json' with { type: 'json' };
import enAccount from '../en/account.json' with { type: 'json' };
import enApp from '../en/app.json' with { type: 'json' };
import enBillingAddress from '../en/billing-address.json' with { type: 'json' };
import enCertificate from '../en/certificate.json' with { type: 'json' };
import enConsent from '../en/consent.json' with { type: 'json' };
import enCourse from '../en/course.json' with { type: 'json' };
import enCourseEmail from '../en/course-email.json' with { type: 'json' };
import enCourseMails from '../en/course-mails.json' with { type: 'json' };
import enCourseMessages from '../en/course-messages.json' with { type: 'json' };
import enDeclarations from '../en/declarations.json' with { type: 'json' };
import enEarlyStart from '../en/early-start.json' with { type: 'json' };
import enErrors from '../en/errors.json' with { type: 'json' };
import enFaq from '../en/faq.json' with { type: 'json' };
import enHome from '../en/home.json' with { type: 'json' };
import enInvoice from '../en/invoice.json' with { type: 'json' };
import enLogin from '../en/login.json' with { type: 'json' };
import enMails from '../en/mails.json' with { type: 'json' };
import enMyCourse from '../en/my-course.json' with { type: 'json' };
import enNotFound from '../en/not-found.json' with { type: 'json' };
import enNotPossible from '../en/not-possible.json' with { type: 'json' };
import enOnboarding from '../en/onboarding.json' with { type: 'json' };
import enOpenOrder from '../en/open-order.json' with { type: 'json' };
import enOrder from '../en/order.json' with { type: 'json' };
import enPlans from '../en/plans.json' with { type: 'json' };
import enProduct from '../en/product.json' with { type: 'json' };
import enRecipes from '../en/recipes.json' with { type: 'json' };
import enReimbursement from '../en/reimbursement.json' with { type: 'json' };
import enRequirements from '../en/requirements.json' with { type: 'json' };
import enShell from '../en/shell.json' with { type: 'json' };
import enWeek from '../en/week.json' with { type: 'json' };
import enWelcome from '../en/welcome.json' with { type: 'json' };

/** One file per screen. English defines the keys; German must have the same, and has more screens. */
export const catalogues = {
  de: {
    about: deAbout,
    account: deAccount,
    app: deApp,
    'billing-address': deBillingAddress,
    certificate: deCertificate,
    consent: deConsent,
    course: deCourse,
    'course-certificate': deCourseCertificate,
    'course-email': deCourseEmail,
    'course-mails': deCourseMails,
    'course-messages': deCourseMessages,
    'course-path': deCoursePath,
    declarations: deDeclarations,
    'early-start': deEarlyStart,
    errors: deErrors,
    faq: deFaq,
    home: deHome,
    invoice: deInvoice,
    login: deLogin,
    mails: deMails,
    module: deModule,
    'my-course': deMyCourse,
    'not-found': deNotFound,
    'not-possible': deNotPossible,
    onboarding: deOnboarding,
    'open-order': deOpenOrder,
    order: deOrder,
    plans: dePlans,
    product: deProduct,
    recipes: deRecipes,
    reimbursement: deReimbursement,
    requirements: deRequirements,
    shell: deShell,
    week: deWeek,
    welcome: deWelcome,
  },
  en: {
    about: enAbout,
    account: enAccount,
    app: enApp,
    'billing-address': enBillingAddress,
    certificate: enCertificate,
    consent: enConsent,
    course: enCourse,
    'course-email': enCourseEmail,
    'course-mails': enCourseMails,
    'course-messages': enCourseMessages,
    declarations: enDeclarations,
    'early-start': enEarlyStart,
    errors: enErrors,
    faq: enFaq,
    home: enHome,
    invoice: enInvoice,
    login: enLogin,
    mails: enMails,
    'my-course': enMyCourse,
    'not-found': enNotFound,
    'not-possible': enNotPossible,
    onboarding: enOnboarding,
    'open-order': enOpenOrder,
    order: enOrder,
    plans: enPlans,
    product: enProduct,
    recipes: enRecipes,
    reimbursement: enReimbursement,
    requirements: enRequirements,
    shell: enShell,
    week: enWeek,
    welcome: enWelcome,
  },
};
