/** First names, the frequent ones first, some with their spelling in Devanagari. */
export const firstNames = lines(`
rahul राहुल, priya प्रिया, amit अमित, pooja पूजा, rohit रोहित, neha नेहा, ravi रवि, anjali अंजलि, vikas विकास, kavita कविता,
sandeep संदीप, jyoti ज्योति, ankit अंकित, shivani शिवानी, deepak दीपक, aarti आरती, sachin सचिन, sunita सुनीता, manish मनीष, ritu रितु,
vishal विशाल, nisha निशा, ajay अजय, mohammad मोहम्मद, komal कोमल, abhishek अभिषेक, swati स्वाति, saurabh सौरभ, preeti प्रीति, gaurav गौरव,
monika मोनिका, nitin नितिन, sonia सोनिया, ashish आशीष, rekha रेखा, sunil सुनील, divya दिव्या, vijay विजय, megha मेघा, arjun अर्जुन,
sneha स्नेहा, aditya आदित्य, rashmi रश्मि, pankaj पंकज, sapna सपना, mukesh मुकेश, manisha मनीषा, sanjay संजय, kiran किरण, harsh हर्ष,
shalini शालिनी, yash यश, vandana वंदना, akash आकाश, meena मीना, vivek विवेक, asha आशा, shubham शुभम, geeta गीता, karan करण,
seema सीमा, naveen नवीन, suman सुमन, rajesh राजेश, usha उषा, ramesh रमेश, lakshmi लक्ष्मी, suresh सुरेश, radha राधा, mahesh महेश,
sita सीता, dinesh दिनेश, ganga गंगा, anil अनिल, bharti भारती, kapil कपिल, archana अर्चना, tarun तरुण, kajal काजल, mohit मोहित,
simran सिमरन, varun वरुण, payal पायल, hemant हेमंत, rani रानी, lokesh लोकेश, mamta ममता, yogesh योगेश, renu रेनू, jitendra जितेंद्र,
babita बबीता, dharmendra धर्मेंद्र, savita सविता, narendra नरेंद्र, sarita सरिता, surendra सुरेंद्र, anita अनीता, mahendra महेंद्र, sangeeta संगीता, rajendra राजेंद्र,
vinita विनीता, devendra देवेंद्र, smita स्मिता, upendra उपेंद्र, amrita अमृता, prashant प्रशांत, ankita अंकिता, nishant निशांत, nikita निकिता, sushant सुशांत,
krishna कृष्ण, gopal गोपाल, govind गोविंद, hari हरि, shyam श्याम, ram राम, lakhan लखन, bharat भारत, dev देव, om ओम,
arun, alok, ashok, anand, anurag, anuj, anshul, ayush, akshay, aman, amar, ajit, atul, avinash, balram, bhavesh, bhupendra, chandan, chetan, chirag,
darshan, dhruv, dilip, ekta, faizan, farhan, firoz, gajendra, girish, gulshan, gurpreet, harish, harpreet, himanshu, imran, irfan, jagdish, jai, jaspreet, javed,
kailash, kamal, kartik, kaushal, keshav, khushi, kishor, kunal, kusum, lalit, leela, madan, madhu, madhav, mayank, mayuri, manoj, maya, meera, milind,
mithun, mridul, mukul, murali, nagesh, namrata, nandini, naresh, neelam, neeraj, nikhil, nilesh, nirmala, nutan, omkar, paras, parth, pawan, piyush, prabhat,
pradeep, prakash, pranav, prateek, praveen, prem, puneet, purnima, rachna, raghav, raj, rajat, rajeev, rajni, rakesh, raman, ranjeet, ranjana, rashid, ravindra,
richa, rishabh, ritesh, rohan, roshni, rubina, ruchi, rupali, sahil, salman, sameer, samir, sandhya, sanjana, sanjeev, santosh, sarika, satish, satyam, shabnam,
shahid, shailesh, shankar, sharad, shashi, shikha, shilpa, shivam, shobha, shraddha, shreya, shruti, siddharth, sonal, sonam, srishti, subhash, sudha, sudhir, sujata,
suraj, sushil, sushma, tanvi, tanya, tejas, trisha, tushar, uday, umesh, urmila, utkarsh, vaibhav, varsha, veena, vidya, vikram, vimal, vinay, vineet,
vinod, vipin, virendra, vishnu, yamini, yuvraj, zeenat, zoya, ishita, ishaan, ira, indu, indira, hina, heena, garima, falguni, esha, durga, disha,
deepti, deepa, chitra, chhaya, charu, bhumika, bhavna, barkha, bindu, ayesha, avantika, aishwarya, akanksha, abha, aarav, advait, tanmay, lavanya, karthik, venkatesh,
padma, saraswati, parvati, subramaniam, raghunath, thangaraj, senthil, murugan, selvi, meenakshi, kavya, keerthi, harini, gayatri, ganesh, bhargav, srinivas, ramya, revathi, sowmya,
tenzin, lalthan, biplab, subrata, sourav, tapas, debasish, partha, mousumi, moumita, sudipta, arindam, anirban, ananya, rituparna, jayanta, hemanta, bhaskar, manas, pranab`);

/** Middle names; most people have none. */
export const middleNames = lines(
  `kumar कुमार, kumari कुमारी, singh सिंह, devi देवी, lal लाल, prasad प्रसाद, chandra चंद्र, ram राम, nath नाथ, bala बाला`,
);

export const lastNames = lines(`
kumar कुमार, singh सिंह, sharma शर्मा, gupta गुप्ता, yadav यादव, verma वर्मा, kumari कुमारी, khan खान, mishra मिश्रा, pandey पाण्डेय,
patel पटेल, choudhary चौधरी, jain जैन, tiwari तिवारी, das दास, saini सैनी, rawat रावत, agarwal अग्रवाल, thakur ठाकुर, meena मीना,
ansari अंसारी, joshi जोशी, negi नेगी, rao राव, reddy रेड्डी, nair नायर, chauhan चौहान, rathore राठौर, bhatt भट्ट, saxena सक्सेना,
srivastava श्रीवास्तव, dubey दुबे, shukla शुक्ला, trivedi त्रिवेदी, tripathi त्रिपाठी, dwivedi द्विवेदी, chaturvedi चतुर्वेदी, bansal बंसल, mittal मित्तल, goyal गोयल,
garg गर्ग, arora अरोड़ा, kapoor कपूर, malhotra मल्होत्रा, mehta मेहता, shah शाह, desai देसाई, bisht बिष्ट, rana राणा, solanki सोलंकी,
dahiya दहिया, malik मलिक, hooda हुड्डा, dhillon ढिल्लों, sandhu संधू, gill गिल, sidhu सिद्धू, bajwa बाजवा, grewal ग्रेवाल, kaur कौर,
mukherjee, banerjee, chatterjee, ghosh, bose, sen, dutta, roy, biswas, mondal, sarkar, saha, paul, chakraborty, bhattacharya, ganguly, mitra, majumdar, pal, dey,
iyer, iyengar, menon, pillai, kurup, nambiar, krishnan, subramanian, venkataraman, raman, naidu, chowdary, murthy, prasad, hegde, shetty, kamath, bhat, gowda, kulkarni,
deshpande, patil, jadhav, shinde, pawar, more, gaikwad, kadam, bhosale, chavan, sawant, naik, parmar, makwana, rathod, vaghela, chaudhari, prajapati, solankee, thakkar,
qureshi, siddiqui, shaikh, sheikh, pathan, mirza, hussain, ahmed, ali, alam, akhtar, rizvi, naqvi, usmani, farooqui, beg, hashmi, zaidi, abbasi, memon,
bharadwaj, vashisht, kaushik, gautam, tyagi, tomar, bhadauria, sengar, chandel, parihar, baghel, kushwaha, maurya, nishad, kashyap, rajput, pal, lodhi, kurmi, sahu,
baghela, dewangan, verman, netam, dhruw, markam, oraon, munda, tirkey, minz, toppo, ekka, lakra, kujur, soren, murmu, hembram, marandi, tudu, hansda,
bhutia, lepcha, tamang, gurung, rai, subba, chettri, sharmah, borah, bora, gogoi, dutt, kalita, deka, barman, nath, hazarika, phukan, saikia, handique,
sethi, khanna, chopra, bhatia, ahuja, anand, batra, bedi, chadha, dhawan, duggal, gandhi, grover, gulati, juneja, kalra, kohli, lamba, luthra, madan,
mahajan, mehra, nanda, narang, oberoi, puri, rastogi, sabharwal, sachdeva, sahni, sarin, seth, sikka, sood, suri, talwar, tandon, taneja, uppal, vohra`);

function lines(text: string): readonly (readonly string[])[] {
  return text.split(',').map((entry) => entry.trim().split(' '));
}
