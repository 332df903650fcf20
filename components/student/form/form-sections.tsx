import {
  courseDurations,
  courseNames,
  genders,
  paymentModes,
  studyModes,
} from '@/content/admission-choices';
import { Rupees } from '@/components/ui/rupees';
import { admissionForm } from '@/content/admission-form';
import type { AdmissionStart } from './admission-start';
import { Answer } from './answer';
import { EducationTable } from './education-table';
import { EitherAnswer } from './either-answer';
import { FormSection } from './form-section';
import { ParentConsent } from './parent-consent';
import { PhotoField } from './photo-field';
import type { Photo } from './use-photo';

type FormSectionsProps = Pick<AdmissionStart, 'needsParent' | 'price' | 'onlineOpen'> & {
  photo: Photo;
};

/** Every question of the form, in the order of the paper one. */
export function FormSections({ photo, needsParent, price, onlineOpen }: FormSectionsProps) {
  const { declaration, educationNote } = admissionForm;
  return (
    <>
      <FormSection title="Course">
        <Answer name="coursename" choices={courseNames} className="md:col-span-4" />
        <Answer name="subject" readOnly className="md:col-span-2" />
        <Answer name="courseduration" choices={courseDurations} className="narrow md:col-span-3" />
        <Answer name="coursetype" choices={studyModes} className="narrow md:col-span-3" />
      </FormSection>
      <FormSection title="Student">
        <PhotoField photo={photo} />
        <Answer name="studentname" className="md:col-span-4" />
        <Answer name="dateofbirth" className="md:col-span-2" />
        <EitherAnswer name="gender" choices={genders} className="md:col-span-3" />
        <Answer name="category" className="md:col-span-3" />
      </FormSection>
      <FormSection title="Family">
        <Answer name="fathername" className="md:col-span-2" />
        <Answer name="fatheroccupation" className="narrow md:col-span-2" />
        <Answer name="designation" className="narrow md:col-span-2" />
        {needsParent && <ParentConsent />}
      </FormSection>
      <FormSection title="Address and contact">
        <Answer name="address" lines={2} className="md:col-span-6" />
        <Answer name="state" className="narrow md:col-span-4" />
        <Answer name="pincode" className="narrow md:col-span-2" />
        <Answer name="mobilenumber" className="md:col-span-3" />
        <Answer name="phonenumber" className="md:col-span-3" />
        <Answer name="email" className="md:col-span-6" />
      </FormSection>
      <FormSection title="Education" note={educationNote}>
        <EducationTable />
      </FormSection>
      <FormSection title="Payment and declaration">
        <Price price={price} />
        <EitherAnswer
          name="modeofpayment"
          choices={paymentModes}
          hint={onlineOpen ? admissionForm.onlineOpen : admissionForm.onlineNotOpen}
          className="md:col-span-6"
        />
        <Answer name="knowaboutus" className="md:col-span-3" />
        <Answer name="place" className="md:col-span-3" />
        <p className="text-muted md:col-span-6">{declaration}</p>
      </FormSection>
    </>
  );
}

/** The catalogue's, and nobody's to type. */
function Price({ price }: Pick<AdmissionStart, 'price'>) {
  return (
    <p className="form-price md:col-span-6">
      <span>Price</span>
      {price === null ? (
        <span className="text-muted">{admissionForm.toBeConfirmed}</span>
      ) : (
        <>
          <b>
            <Rupees paise={price} />
          </b>
          <span className="text-muted">18% GST included</span>
        </>
      )}
    </p>
  );
}
